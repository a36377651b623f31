-- All tables of the worker. Before 1.0 this file is edited; from then on every change is a file of its own.

-- Builds whose material was handed over by `catalog publish`, in the order of arrival.
create table builds (
  id integer primary key,
  -- Commit and day make a build: see _build.json.
  commit_id text not null,
  date text not null,
  -- Null until everything of it has arrived. Only then is it the last acknowledged build.
  acknowledged_at text,
  unique (commit_id, date)
) strict;

-- What GET /api/v1/software searches, and what the last syncs found.

-- Builds whose rows were handed over, in the order of arrival.
create table search_builds (
  -- Never given twice: a run that still sends rows for a build that was given up finds nothing.
  id integer primary key autoincrement,
  -- Digest of the build's manifest, which the worker finds among its own files.
  key text not null unique,
  -- Null until every row is there. Until then no search uses them.
  loaded_at text,
  -- When it was last deployed.
  live_at text,
  -- How many rows it has.
  listings integer
) strict;

-- A listing as of the builds from `from_build` up to, not including, `until_build`. Only changed rows are sent.
create table search_rows (
  id integer primary key autoincrement,
  slug text not null,
  from_build integer not null,
  until_build integer,
  digest text not null,
  text_digest text not null,
  -- Row of search_texts. A listing whose words have not changed keeps it.
  text_id integer,
  name_key text not null,
  category text not null,
  kind text not null,
  license_type text,
  -- Several values: each between two spaces.
  platforms text not null,
  pricing text,
  badges text not null,
  verified integer not null,
  -- Slug of its publisher, if that has a page.
  publisher text,
  -- What public bodies filter by, like ' used_by:2 legal:eupl ': see schemas/search/public-sector-traits.ts.
  traits text not null default '',
  -- What became of it. Null where nobody knows.
  state text,
  -- Points of the rank: all, those for use, those for upkeep.
  score real not null,
  used integer not null,
  kept integer not null,
  published_on text,
  updated_on text,
  -- JSON, as it is answered, without rank and links.
  summary text not null,
  -- The order of the rank in one column: see schemas/rank/tie-breaking.ts.
  by_rank text not null,
  unique (slug, from_build)
) strict;

-- Both hold every column that is filtered, sorted or counted by, so that no query reads summaries it does not answer.
create index search_rows_by_rank on search_rows (
  by_rank, slug, from_build, until_build, category, kind, license_type, platforms, pricing, badges, verified, publisher,
  traits, state, name_key, published_on, updated_on, score, used, kept
);
create index search_rows_by_category on search_rows (
  category, by_rank, slug, from_build, until_build, kind, license_type, platforms, pricing, badges, verified, publisher,
  traits, state, name_key, published_on, updated_on, score, used, kept
);
-- Holds what a search needs of each listing that it finds, and nothing else.
create index search_rows_by_text on search_rows (text_id, from_build, until_build, by_rank, slug);

-- Terms as schemas/search/terms.ts makes them, so the tokenizer has only to part them at spaces, each with its signs. They
-- are indexed and not kept. A prefix counts the sign of the language, so these are beginnings of one to three letters.
create virtual table search_texts using fts5 (
  name, head, summary, text,
  content = '', contentless_delete = 1, tokenize = "ascii tokenchars '+#=^@-'", prefix = '2 3 4'
);

-- What a misspelled word may have been meant for: words of the texts and what is left of them without their endings.
-- A word that no text has any more stays: it is only ever asked for together with others, and finds nothing.
create table search_vocabulary (
  word text not null primary key,
  -- From its last letter to its first: to find by the end.
  reversed text not null
) strict, without rowid;
create index search_vocabulary_by_end on search_vocabulary (reversed);

-- The sync log of a listing, as it is answered.
create table sync_logs (
  slug text not null primary key,
  log text not null
) strict;

-- What publishers bring, until the pipeline has taken it. Nothing here is about a person.

-- Publishers' tokens and keys of read plans. The token itself is nowhere: `hash` is its SHA-256.
create table tokens (
  hash text primary key,
  -- Its first 8 characters, so that people can tell tokens apart.
  prefix text not null,
  -- JSON list of the domains it speaks for.
  domains text not null,
  created_at text not null,
  expires_at text not null,
  -- A day.
  last_used_on text,
  revoked_at text,
  -- The read plan it is a key of; null: it is none, and its holder is on Free by address.
  plan text check (plan in ('free', 'top')),
  -- The line that proved its domain; null where the operator vouches for it. A token lasts as long as its line.
  line text,
  -- Day since which the line has been out of sight; null: it was there when it was last looked for.
  unproved_since text
) strict;
create index tokens_by_line on tokens (line) where line is not null;
-- Those that have ended.
create index tokens_by_expiry on tokens (expires_at);
create index tokens_by_revocation on tokens (revoked_at) where revoked_at is not null;
create index tokens_by_missing_proof on tokens (unproved_since) where unproved_since is not null;

create table submissions (
  id text primary key,
  token_hash text not null references tokens (hash) on delete cascade,
  -- SHA-256 of what is stored, so that the same content makes nothing new.
  digest text not null,
  -- queued, invalid, in_moderation, published, rejected, withdrawn
  state text not null,
  -- Null while nobody knows it for certain.
  slug text,
  -- One of these two, until it is decided: the address of a feed, or JSON of what a reader kept of a document.
  url text,
  reading text,
  reason text,
  -- JSON list.
  errors text,
  received_at text not null,
  changed_at text not null,
  -- JSON list: problems of a document that was accepted all the same.
  warnings text,
  unique (token_hash, digest)
) strict;
create index submissions_by_state on submissions (state, received_at);

-- The content that an Idempotency-Key was first sent with, and what was answered.
create table idempotency_keys (
  token_hash text not null references tokens (hash) on delete cascade,
  key_hash text not null,
  digest text not null,
  created_at text not null,
  -- What was answered, sealed with the caller's token; null until then.
  answer text,
  primary key (token_hash, key_hash)
) strict, without rowid;

-- How often something happened, for /internal/v1/metrics.
create table counters (
  name text primary key,
  value integer not null
) strict;

-- Domains whose file of proofs the pipeline looks at, because somebody with a claim has asked for it.
create table proof_files (
  domain text primary key,
  -- 1: the next sync shall look.
  asked integer not null,
  -- JSON list: the lines of this catalog that stood there when it was looked at last.
  lines text not null,
  -- Day of the last request.
  noted_on text not null
) strict;

-- What publishers ask the pipeline for: sync, withdraw, restore. What became of it is known for 90 days.
create table publisher_requests (
  -- Never given twice: publishers look requests up by it.
  id integer primary key autoincrement,
  token_hash text not null references tokens (hash) on delete cascade,
  slug text not null,
  action text not null,
  state text not null check (state in ('queued', 'done', 'refused')),
  -- Why it was refused.
  reason text,
  asked_at text not null,
  settled_at text
) strict;
create unique index publisher_requests_queued on publisher_requests (token_hash, slug, action) where state = 'queued';
create index publisher_requests_by_token on publisher_requests (token_hash, id);

-- The published listings on domains of tokens, as the last sync has left them.
create table publisher_listings (
  slug text primary key,
  -- JSON of a PublisherListing.
  listing text not null,
  -- JSON list: hosts of its homepage and its sources.
  hosts text not null
) strict;

-- Callers without a key are counted by a keyed hash of their network. The key lives as long as its month.
create table network_keys (
  month text primary key,
  secret text not null
) strict;

-- Where feeds say that events shall go. Private: it is in no file of git.
create table event_requests (
  -- Address of the feed, or "file:" and the name of the file in data/feeds that is the document.
  source text primary key,
  url text not null,
  -- JSON list of event kinds.
  kinds text not null,
  -- Sync repeats a request every month; one that is no longer repeated is deleted.
  noted_on text not null
) strict;

-- One address and one secret for any number of listings. What is sent there lies in a Durable Object each.
create table webhook_endpoints (
  -- What its publisher calls it by.
  id text primary key,
  -- Name of the Durable Object.
  object text not null unique,
  -- Proved domain that asks for the events; "?" and a slug where no such domain is: then it is of one listing alone.
  owner text not null,
  url text not null,
  -- JSON list of slugs that its publisher has named beside those whose feeds name the address.
  named text not null,
  created_at text not null,
  unique (owner, url)
) strict;
create index webhook_endpoints_with_named on webhook_endpoints (object) where named <> '[]';

-- Listings whose feeds ask for events.
create table webhook_listings (
  slug text primary key,
  -- The endpoint; null while there is none.
  object text,
  -- JSON list of hosts; a publisher who has proved the domain of one of them decides on the endpoint.
  hosts text not null,
  -- The last build that had this listing, as "<commit> <day>".
  build text not null,
  -- JSON of what that build said, while there is no endpoint.
  waiting text
) strict;
create index webhook_listings_by_object on webhook_listings (object);

-- Domains whose publishers have proved that they are theirs.
create table webhook_domains (domain text primary key) strict;

-- The last build whose events have all arrived: one row.
create table webhook_builds (
  id integer primary key check (id = 1),
  commit_id text not null,
  date text not null
) strict;

-- What lies on which domain: a host is on itself and on every domain above it. A token's domains are looked up here, so that
-- a publisher's list reads that publisher's rows. Triggers fill it.
create table domain_index (
  -- endpoint: webhook_endpoints; webhook: webhook_listings; listing: publisher_listings;
  -- token: tokens, which speak for what they name, so no domain above it is here
  kind text not null,
  domain text not null,
  -- Key of the row there.
  name text not null,
  primary key (kind, domain, name)
) strict, without rowid;
create index domain_index_by_name on domain_index (kind, name);

create view indexed_hosts (kind, name, host) as
  select 'endpoint', object, owner from webhook_endpoints where owner not like '?%'
  union all select 'webhook', slug, host.value from webhook_listings, json_each(webhook_listings.hosts) as host
  union all select 'listing', slug, host.value from publisher_listings, json_each(publisher_listings.hosts) as host;

-- The labels of a host as a JSON list; from each label to the last, they are a domain.
create view indexed_domains (kind, domain, name) as
  select kind, (
    select group_concat(further.value, '.')
    from json_each('[' || replace(json_quote(host), '.', '","') || ']') as further where further.key >= label.key
  ), name
  from indexed_hosts, json_each('[' || replace(json_quote(host), '.', '","') || ']') as label;

create trigger webhook_endpoints_made after insert on webhook_endpoints begin
  insert or ignore into domain_index select * from indexed_domains where kind = 'endpoint' and name = new.object;
end;
create trigger webhook_endpoints_removed after delete on webhook_endpoints begin
  delete from domain_index where kind = 'endpoint' and name = old.object;
end;

-- Rows that are replaced fire no trigger of deletion.
create trigger webhook_listings_noted after insert on webhook_listings begin
  delete from domain_index where kind = 'webhook' and name = new.slug;
  insert or ignore into domain_index select * from indexed_domains where kind = 'webhook' and name = new.slug;
end;
create trigger webhook_listings_removed after delete on webhook_listings begin
  delete from domain_index where kind = 'webhook' and name = old.slug;
end;

create trigger tokens_made after insert on tokens begin
  insert or ignore into domain_index select 'token', value, new.hash from json_each(new.domains);
end;
create trigger tokens_removed after delete on tokens begin
  delete from domain_index where kind = 'token' and name = old.hash;
end;

create trigger publisher_listings_made after insert on publisher_listings begin
  insert or ignore into domain_index select * from indexed_domains where kind = 'listing' and name = new.slug;
end;
create trigger publisher_listings_changed after update of hosts on publisher_listings begin
  delete from domain_index where kind = 'listing' and name = new.slug;
  insert or ignore into domain_index select * from indexed_domains where kind = 'listing' and name = new.slug;
end;
create trigger publisher_listings_removed after delete on publisher_listings begin
  delete from domain_index where kind = 'listing' and name = old.slug;
end;
