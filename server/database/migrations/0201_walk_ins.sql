-- A participant whom staff add at the door may have no e-mail address. The phone makes the id, so that sending again adds nobody twice.
alter table participants
  alter column email drop not null,
  add column walk_in_id uuid,
  add constraint participants_email_check check (email is not null or walk_in_id is not null);
create unique index participants_walk_in on participants (session_id, walk_in_id) where walk_in_id is not null;

-- The e-mail address may become empty or be filled in: a comparison with null is not true.
drop trigger another_address on participants;
create trigger another_address before update of email on participants for each row
  when (old.profile_id is not null and new.email is distinct from old.email) execute function leave_profile();
drop trigger order_people_changed on participants;
create trigger order_people_changed after update of first_name, last_name, email, order_line_id on participants for each row
  when (old.first_name <> new.first_name or old.last_name <> new.last_name or old.email::text is distinct from new.email::text
    or coalesce(old.order_line_id, 0) <> coalesce(new.order_line_id, 0))
  execute function find_order_people();
