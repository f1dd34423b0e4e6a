-- Stores which platform the subject of an audit row belongs to, when only that platform may see the row. Trigger on audit_log, for rows
-- that has_amounts() selects.
create or replace function audit_sale() returns trigger language plpgsql as $$
begin
  new.sold_on := sold_on(new.subject_type, new.subject_id::bigint);
  return new;
end $$;
