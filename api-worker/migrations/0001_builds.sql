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
