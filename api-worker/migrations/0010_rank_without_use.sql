-- The order of the rank in one column, and that without points of use: see schemas/rank/ties.ts. Rows that were loaded
-- before have neither. The next load sends all of them.
insert into search_texts (search_texts) values ('delete-all');
delete from search_rows;
delete from search_builds;

drop index search_rows_by_rank;
drop index search_rows_by_category;
drop index search_rows_by_text;
alter table search_rows drop column newest_release;
alter table search_rows add column by_rank text not null default '';
alter table search_rows add column by_rank_without_use text not null default '';

create index search_rows_by_rank on search_rows (
  by_rank, slug, from_build, until_build, category, kind, license_type, platforms, pricing, badges, verified, name_key,
  published_on, updated_on, by_rank_without_use
);
create index search_rows_by_category on search_rows (
  category, by_rank, slug, from_build, until_build, kind, license_type, platforms, pricing, badges, verified, name_key,
  published_on, updated_on, by_rank_without_use
);
create index search_rows_by_text on search_rows (text_id, from_build, until_build, by_rank, slug);
