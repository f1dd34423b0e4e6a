-- Returns the figures of queue_figures(), and how many differences the last nightly reconciliation found and how old it is.
create or replace function books_figures() returns table (figure text, label text, value double precision)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select * from queue_figures()
    union all
    (select each.* from reconciliation_checks, lateral (values
        ('move_reconciliation_findings', '', findings_count::double precision),
        ('move_reconciliation_age_seconds', '', extract(epoch from now() - checked_at)::double precision)) as each
     where checked_by is null order by reconciliation_checks.id desc limit 2);
  perform set_config('app.scope', scope_before, true);
end $$;
