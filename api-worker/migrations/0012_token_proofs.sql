-- The line that proved the domain of a token; null where the operator vouches for it. A token lasts as long as its line.
alter table tokens add column line text;
-- Day since which the line has been out of sight; null: it was there when it was last looked for.
alter table tokens add column unproved_since text;
