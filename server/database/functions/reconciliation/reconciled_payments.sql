-- Returns the payments of payout lines by platform. A payment counts in the month of execution, and again, as returned, in the month in
-- which the bank returned it or its batch was canceled, so that a past month doesn't change. A payment that came back within its month, or
-- never was in a file, is left out.
create or replace function reconciled_payments()
returns table (organization_id bigint, application_id bigint, kind text, id bigint, amount_in_cents bigint, month text,
  booked_at timestamptz, was_executed boolean)
language sql stable as $$
  with line as not materialized (
    select line.organization_id, line.id, line.status, to_char(line.execution_date, 'YYYY-MM') as month,
      to_char(ended_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as ended_month, line.execution_date, ended_at,
      line.status = 'executed' or (line.status = 'rejected' and coalesce(batch.executed_at <= ended_at, false)) as was_executed
    from sepa_lines line join sepa_batches batch on batch.id = line.sepa_batch_id
    where line.status in ('exported', 'executed')
      or ((line.status = 'rejected' or line.status = 'canceled' and line.ended_at > batch.exported_at)
        and to_char(ended_at at time zone 'Europe/Amsterdam', 'YYYY-MM') > to_char(line.execution_date, 'YYYY-MM'))
  )
  select line.organization_id, share.application_id, 'paid', line.id, share.amount_in_cents, line.month,
      line.execution_date::timestamp at time zone 'Europe/Amsterdam', line.was_executed
    from line join sepa_line_shares share on share.organization_id = line.organization_id and share.sepa_line_id = line.id
  union all
  select line.organization_id, share.application_id, 'returned', line.id, share.amount_in_cents, line.ended_month, line.ended_at,
      line.was_executed
    from line join sepa_line_shares share on share.organization_id = line.organization_id and share.sepa_line_id = line.id
   where line.status in ('rejected', 'canceled')
$$;
