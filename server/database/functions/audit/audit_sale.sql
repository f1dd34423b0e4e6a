create or replace function audit_sale() returns trigger language plpgsql as $$
begin
  new.sold_on := sold_on(new.subject_type, new.subject_id::bigint);
  return new;
end $$;
