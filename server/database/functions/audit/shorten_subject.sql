-- An index holds no value of 2,700 bytes: two names and an address in letters of four bytes each may be longer.
create or replace function shorten_subject() returns trigger language plpgsql as $$
begin
  new.subject_name := left(new.subject_name, 250);
  return new;
end $$;
