-- An order that a visitor placed belongs to the app user with the buyer's address on the platform. It shows the user nothing: only a login
-- does (docs/rules/booking.md#profiles).
alter table orders add column profile_id bigint;
alter table orders add foreign key (application_id, profile_id) references profiles (application_id, id);
create index orders_profile on orders (application_id, profile_id) where profile_id is not null;

-- Another address, also the one of who was erased, is another person.
create function leave_profile() returns trigger language plpgsql as $$
begin
  new.profile_id := null;
  return new;
end $$;
create trigger another_address before update of email on orders for each row
  when (old.profile_id is not null and new.email <> old.email) execute function leave_profile();
