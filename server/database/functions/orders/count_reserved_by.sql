-- Returns how many items the unpaid orders of a network hold, at all organisations. Locks the network, so that its calls wait for each
-- other. Changes the scope, so call it in a statement of its own.
create or replace function count_reserved_by(p_network bytea) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  held integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('reserved_by ' || encode(p_network, 'hex'), 0));
  perform set_config('app.scope', 'system', true);
  select coalesce(sum(line.quantity), 0) into held
  from orders join order_lines line on line.order_id = orders.id
    join transactions on transactions.order_line_id = line.id and transactions.status = 'open'
  where orders.reserved_by = p_network and orders.status = 'open';
  perform set_config('app.scope', scope_before, true);
  return held;
end $$;
