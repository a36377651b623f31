-- Callers without a key are counted by a keyed hash of their network. The key lives as long as its month.
create table network_keys (
  month text primary key,
  secret text not null
) strict;
