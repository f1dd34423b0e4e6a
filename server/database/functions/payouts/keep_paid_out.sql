-- What is in a line keeps its amount.
create or replace function keep_paid_out() returns trigger language plpgsql as $$
begin
  raise exception 'order % is in a payout', old.id using errcode = 'restrict_violation';
end $$;
