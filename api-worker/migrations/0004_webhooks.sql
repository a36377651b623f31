-- Where feeds say that events shall go. Private: it is in no file of git.
create table webhook_wishes (
  -- Address of the feed, or "file:" and the name of the file in data/feeds that is the document.
  source text primary key,
  url text not null,
  -- JSON list of event kinds.
  kinds text not null,
  -- Sync says a wish again every month; one that is not said any more is forgotten.
  noted_on text not null
) strict;

-- Endpoints of published listings. What they are sent lies in a Durable Object each.
create table webhook_endpoints (
  slug text primary key,
  -- Name of the Durable Object: it stays when the listing gets another slug.
  object text not null unique,
  -- JSON list of hosts; whoever has proved the domain of one of them decides on the endpoint.
  hosts text not null,
  -- The last build that had this listing, as "<commit> <day>".
  build text not null
) strict;

-- Domains whose publishers have proved that they are theirs.
create table webhook_domains (domain text primary key) strict;

-- The last build whose events have all arrived: one row.
create table webhook_builds (
  id integer primary key check (id = 1),
  commit_id text not null,
  date text not null
) strict;

create table webhook_counters (outcome text primary key, total integer not null) strict;
