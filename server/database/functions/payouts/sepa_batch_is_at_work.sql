-- Returns whether a run works on a batch with this status, as isBatchAtWork() of the domain does.
create or replace function sepa_batch_is_at_work(p_status text) returns boolean language sql immutable parallel safe
  return p_status in ('preparing', 'executing', 'canceling', 'returning');
