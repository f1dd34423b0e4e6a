-- The keyed hash of an erased person was stored and never read: the list of erasures works by the ids of records.
alter table erasures drop column person_hash;
create index erasures_organization on erasures (organization_id) where organization_id is not null;
