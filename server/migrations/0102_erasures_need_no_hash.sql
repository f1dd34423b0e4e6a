-- The keyed hash of an erased person was stored and never read: the list of erasures works by the ids of records. The former version
-- still writes it, so the column goes in the next release.
alter table erasures alter column person_hash drop not null;
