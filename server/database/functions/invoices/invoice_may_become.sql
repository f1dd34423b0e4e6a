-- Returns whether an invoice may change from one status to another. A settled invoice becomes issued or sent again when the bank returns
-- the payment.
create or replace function invoice_may_become(p_from text, p_to text) returns boolean
  language sql immutable
  return p_from = p_to
    or (p_from = 'issued' and p_to in ('sent', 'settled', 'credited'))
    or (p_from = 'sent' and p_to in ('settled', 'credited'))
    or (p_from = 'settled' and p_to in ('issued', 'sent', 'credited'));
