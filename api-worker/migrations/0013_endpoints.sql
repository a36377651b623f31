-- An endpoint is a thing of its own: one address and one secret for any number of listings.
alter table webhook_endpoints rename to webhook_endpoints_of_listings;

create table webhook_endpoints (
  -- What its publisher calls it by.
  id text primary key,
  -- Name of the Durable Object.
  object text not null unique,
  -- Domain whose publisher it is of; "?" and a slug while that is not proved: then it is of one listing alone.
  owner text not null,
  -- Empty while it is not known.
  url text not null,
  -- Its publisher has made it, so it stays without any listing.
  is_made integer not null,
  -- JSON list of slugs that its publisher has named beside those whose feeds name the address.
  named text not null,
  created_at text not null
) strict;

create unique index webhook_endpoints_by_address on webhook_endpoints (owner, url) where url <> '';

-- Which endpoint a listing's feed asks for.
create table webhook_listings (
  slug text primary key,
  object text not null,
  -- JSON list of hosts; whoever has proved the domain of one of them decides on the endpoint.
  hosts text not null,
  -- Host that asks for the events, as far as one is known.
  asking_host text,
  -- The last build that had this listing, as "<commit> <day>".
  build text not null
) strict;

create index webhook_listings_by_object on webhook_listings (object);

insert into webhook_endpoints (id, object, owner, url, is_made, named, created_at)
select 'wh_' || lower(hex(randomblob(12))), object, '?' || slug, '', 0, '[]', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
from webhook_endpoints_of_listings;

insert into webhook_listings (slug, object, hosts, build)
select slug, object, hosts, build from webhook_endpoints_of_listings;

drop table webhook_endpoints_of_listings;
