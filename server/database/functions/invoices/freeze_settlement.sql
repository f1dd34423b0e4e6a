create or replace function freeze_settlement() returns trigger language plpgsql as $$
begin
  raise exception 'a settlement stays as it is' using errcode = 'restrict_violation';
end $$;
