-- Keeps a platform's former key at its payment provider when the key is replaced or removed, since its payments are read and refunded with
-- it. Trigger on payment_keys.
create or replace function keep_former_payment_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.key_encrypted <> old.key_encrypted then
    insert into former_payment_keys (application_id, driver, key_encrypted)
    select old.application_id, old.driver, old.key_encrypted
    -- A removed platform keeps no keys.
    where exists (select from applications where id = old.application_id);
  end if;
  return null;
end $$;
