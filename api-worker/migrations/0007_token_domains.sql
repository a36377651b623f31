-- How many submissions of the domains of a token are open is counted with each submission.
create index tokens_by_domains on tokens (domains);
