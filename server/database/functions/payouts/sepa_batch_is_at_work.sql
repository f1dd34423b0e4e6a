-- The states in which a run works on a batch, for all that asks (isBatchAtWork() of the domain says the same).
create or replace function sepa_batch_is_at_work(p_status text) returns boolean language sql immutable parallel safe
  return p_status in ('preparing', 'executing', 'canceling', 'returning');
