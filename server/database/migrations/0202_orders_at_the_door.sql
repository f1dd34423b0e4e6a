-- What a walk-in pays at the door is an order of a buyer without an e-mail address.
alter table orders alter column email drop not null;
drop trigger another_address on orders;
create trigger another_address before update of email on orders for each row
  when (old.profile_id is not null and new.email is distinct from old.email) execute function leave_profile();
drop index orders_named;
create index orders_named on orders (created_at) where email is null or email not like '%@erased.invalid';
