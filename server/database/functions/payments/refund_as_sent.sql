-- Sets the status of a refund to what the provider made of it. Trigger on provider_refunds.
create or replace function refund_as_sent() returns trigger language plpgsql as $$
begin
  update refunds set status = case new.status when 'done' then 'done' when 'settled' then 'done' when 'failed' then 'failed' else 'pending' end
   where id = new.refund_id;
  return null;
end $$;
