-- Terms instead of words: see schemas/search/terms.ts. Rows that were loaded before mean something else: the next
-- load sends all of them.
delete from search_rows;
delete from search_builds;
drop table search_texts;

-- How many rows it has.
alter table search_builds add column listings integer;

-- Terms stand between spaces, each with its signs. They are indexed and not kept. A prefix counts the sign of the
-- language, so these are beginnings of one to three letters.
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

-- Holds what a search needs of each listing that it finds, and nothing else.
drop index search_rows_by_text;
create index search_rows_by_text on search_rows (
  text_id, from_build, until_build, score desc, newest_release desc, slug
);
