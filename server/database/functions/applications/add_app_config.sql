-- Adds the app settings of a new platform. Trigger on applications.
create or replace function add_app_config() returns trigger language plpgsql as $$
begin
  insert into app_configs (application_id) values (new.id);
  return null;
end $$;
