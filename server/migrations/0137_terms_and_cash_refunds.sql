-- The periods of the term that holds for a rate: the one that was chosen, else the first of the rate. Null without either: everything is
-- refunded until the start. A visitor reads them as part of an offer, and sees no other term.
create function term_periods(p_rate_id bigint, p_chosen_term_id bigint) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  periods jsonb;
begin
  perform set_config('app.scope', 'system', true);
  select jsonb_agg(jsonb_build_object('from_minutes', from_minutes, 'until_minutes', until_minutes,
      'refund_percentage', refund_percentage) order by position) into periods
    from cancellation_periods where term_id = coalesce(p_chosen_term_id, (
      select link.term_id from rate_cancellation_terms link join cancellation_terms term on term.id = link.term_id
       where link.rate_id = p_rate_id and term.deleted_at is null order by link.position, term.id limit 1));
  perform set_config('app.scope', scope_before, true);
  return periods;
end $$;

-- Whether one of these ways of paying costs something on a platform, or on any of them (null): that is not refunded.
create function costs_to_pay(p_application_id bigint, p_codes text[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_found boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (select from payment_methods where enabled and code = any (p_codes)
    and application_id = coalesce(p_application_id, application_id) and (fixed_in_cents > 0 or basis_points > 0)) into is_found;
  perform set_config('app.scope', scope_before, true);
  return is_found;
end $$;

-- A refund in cash is done once staff have handed it over. Refunds of before count as handed over.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('pending', 'done', 'failed', 'to_hand_over'));
alter table refunds add column handed_over_at timestamptz;
alter table refunds add column handed_over_by bigint references users on delete set null;
alter table refunds add check (handed_over_at is null or status = 'done');
create index refunds_to_hand_over on refunds (organization_id, transaction_id) where status = 'to_hand_over';
create index refunds_handed_over_by on refunds (handed_over_by) where handed_over_by is not null;

-- Whatever refunds a line of an order that was paid in cash leaves it to be handed over.
create function leave_cash_to_hand_over() returns trigger language plpgsql as $$
begin
  if (select orders.payment_type from transactions join orders on orders.id = transactions.order_id
      where transactions.id = new.transaction_id) = 'cash' then
    new.status := 'to_hand_over';
  end if;
  return new;
end $$;
create trigger left_to_hand_over before insert on refunds for each row execute function leave_cash_to_hand_over();
