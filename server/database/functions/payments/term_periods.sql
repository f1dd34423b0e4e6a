-- Returns the periods of the term that holds for a rate: the chosen term, else the first one of the rate. Null without a term: everything
-- is refunded until the start. Reads beyond the scope, since a visitor sees a term only as part of an offer.
create or replace function term_periods(p_rate_id bigint, p_chosen_term_id bigint) returns jsonb
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
