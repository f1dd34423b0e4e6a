-- Stores when a payment of the built-in provider was paid. Trigger on test_payments.
create or replace function note_test_payment() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' and new.paid_at is null then
    new.paid_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  return new;
end $$;
