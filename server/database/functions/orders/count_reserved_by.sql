-- Returns how many items the unpaid orders of a network hold, at all organisations, and how many those of its site (null: it has none).
-- Locks both, so that their calls wait for each other. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function count_reserved_by(p_network bytea, p_site bytea, out by_network integer, out by_site integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform pg_advisory_xact_lock(hashtextextended('reserved_by ' || encode(p_network, 'hex'), 0));
  if p_site is not null then
    perform pg_advisory_xact_lock(hashtextextended('reserved_by_site ' || encode(p_site, 'hex'), 0));
  end if;
  perform set_config('app.scope', 'system', true);
  select coalesce(sum(line.quantity) filter (where orders.reserved_by = p_network), 0),
    coalesce(sum(line.quantity) filter (where orders.reserved_by_site = p_site), 0) into by_network, by_site
  from orders join order_lines line on line.order_id = orders.id
    join transactions on transactions.order_line_id = line.id and transactions.status = 'open'
  where orders.status = 'open' and (orders.reserved_by = p_network or orders.reserved_by_site = p_site);
  perform set_config('app.scope', scope_before, true);
end $$;
