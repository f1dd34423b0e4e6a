-- Refuses changes of a line whose order was paid. Trigger on order_lines.
create or replace function keep_sold_line() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = old.order_id and paid_at is not null) then
    raise exception 'line % was paid for', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
