-- JSON list: what was said of a document that was taken all the same.
alter table submissions add column warnings text;
-- Open submissions are counted for all tokens that share a domain, which no index of whole lists finds.
drop index tokens_by_domains;
