-- What GET /api/v1/software searches, and what the last syncs found.

-- Builds whose rows were handed over, in the order of arrival.
create table search_builds (
  -- Never given twice: whoever still sends rows for a build that was given up finds nothing.
  id integer primary key autoincrement,
  -- Digest of the build's manifest, which the worker finds among its own files.
  key text not null unique,
  -- Null until every row is there. Until then nobody asks for them.
  loaded_at text,
  -- When it was last deployed.
  live_at text
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
  score real not null,
  newest_release text not null,
  published_on text,
  updated_on text,
  -- JSON, as it is answered, without rank and links.
  summary text not null,
  unique (slug, from_build)
) strict;

-- Both hold every column that is filtered, sorted or counted by, so that no query reads summaries it does not answer.
create index search_rows_by_rank on search_rows (
  score desc, newest_release desc, slug, from_build, until_build, category, kind, license_type, platforms, pricing,
  badges, verified, name_key, published_on, updated_on
);
create index search_rows_by_category on search_rows (
  category, score desc, newest_release desc, slug, from_build, until_build, kind, license_type, platforms, pricing,
  badges, verified, name_key, published_on, updated_on
);
create index search_rows_by_text on search_rows (text_id);

-- Words as schemas/search/words.ts makes them, so the tokenizer has only to part them at spaces. The words are
-- indexed and not kept.
create virtual table search_texts using fts5 (
  name, vendor, summary, text, terms,
  content = '', contentless_delete = 1, tokenize = "ascii tokenchars '+#'", prefix = '1 2 3'
);

-- The sync log of a listing, as it is answered.
create table sync_logs (
  slug text not null primary key,
  log text not null
) strict;
