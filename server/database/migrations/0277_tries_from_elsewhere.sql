-- Wrong tries from other networks than the one that asked for a code are counted apart: strangers can't end the code of a person.
alter table profile_codes add column network_hash bytea;
alter table profile_codes add column tries_elsewhere smallint not null default 0 check (tries_elsewhere between 0 and 5);
