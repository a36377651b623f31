-- What publishers bring, until the pipeline has taken it. Nothing here is about a person.

-- Publishers' tokens. The token itself is nowhere: `hash` is its SHA-256.
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
  revoked_at text
) strict;

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
  unique (token_hash, digest)
) strict;
create index submissions_by_state on submissions (state, received_at);

-- The content that an Idempotency-Key was first sent with.
create table idempotency_keys (
  token_hash text not null references tokens (hash) on delete cascade,
  key_hash text not null,
  digest text not null,
  created_at text not null,
  primary key (token_hash, key_hash)
) strict, without rowid;

-- How often something happened, for /internal/v1/metrics.
create table counters (
  name text primary key,
  value integer not null
) strict;

-- Domains that somebody says are his, until he has proved it or the claim expires.
create table claims (
  id integer primary key,
  domain text not null,
  -- SHA-256 of what only the claimant has.
  secret_hash text not null unique,
  -- What has to stand in the TXT record or in the file.
  line text not null,
  expires_at text not null,
  -- asked: the pipeline shall look at the file; found: it has seen the line there.
  file text check (file in ('asked', 'found'))
) strict;

-- What publishers ask the pipeline for: sync, withdraw.
create table wishes (
  id integer primary key,
  token_hash text not null references tokens (hash) on delete cascade,
  slug text not null,
  action text not null,
  unique (token_hash, slug, action)
) strict;

-- The published listings on domains of tokens, as the last sync has left them.
create table publisher_listings (
  slug text primary key,
  -- JSON of a PublisherListing.
  listing text not null
) strict;
