-- A walk-in whom staff moved to another session is the same walk-in: the id of the phone is unique in the organisation
-- (docs/rules/spots.md#at-the-door). People who were added twice because of that stay; the later ones get an id of their own.
update participants set walk_in_id = gen_random_uuid() where walk_in_id is not null and exists (
  select from participants earlier where earlier.organization_id = participants.organization_id
    and earlier.walk_in_id = participants.walk_in_id and earlier.id < participants.id);
create unique index participants_walk_in_once on participants (organization_id, walk_in_id) where walk_in_id is not null;
-- last, because from then on nobody reads the table until the commit
drop index participants_walk_in;
alter index participants_walk_in_once rename to participants_walk_in;
