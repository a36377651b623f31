-- A token may also be the key of a read plan; null: it is none, and its holder is on Free by address.
alter table tokens add column plan text check (plan in ('free', 'top'));
