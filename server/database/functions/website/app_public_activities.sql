create or replace function app_public_activities() returns setof bigint language plpgsql stable as $$
begin
  return query select activities.id from activities;
end $$;
