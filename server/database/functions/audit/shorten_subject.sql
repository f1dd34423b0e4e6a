-- Cuts the name of a subject at 250 characters. Two names and an address in characters of four bytes may exceed the 2,700 bytes that an
-- index entry can hold. Trigger on audit_log.
create or replace function shorten_subject() returns trigger language plpgsql as $$
begin
  new.subject_name := left(new.subject_name, 250);
  return new;
end $$;
