-- Returns all figures for /metrics: those of books_figures(), the open findings of the comparison with payment providers, the days that it
-- couldn't compare, and the age of the last comparison.
create or replace function operation_figures() returns table (figure text, label text, value double precision)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select * from books_figures()
    union all
    select 'move_provider_findings', '', count(*)::double precision from provider_findings where status = 'open'
    union all
    select 'move_provider_days_not_compared', '', count(*)::double precision from provider_days
     where state = 'not_compared' and application_id is not null and day < current_date - 2
    union all
    (select 'move_provider_comparison_age_seconds', '', extract(epoch from now() - tried_at)::double precision
      from provider_days order by tried_at desc limit 1);
  perform set_config('app.scope', scope_before, true);
end $$;
