-- Returns whether a transaction may change from one status to another. A complete one is paid again when the bank returns its payout.
create or replace function transaction_may_become(p_from text, p_to text) returns boolean language sql immutable parallel safe as $$
  select (p_from, p_to) in (
    ('open', 'paid'), ('open', 'failed'), ('open', 'expired'), ('open', 'canceled'),
    ('expired', 'paid'), ('failed', 'paid'), ('canceled', 'paid'), ('free', 'canceled'), ('external', 'canceled'),
    ('paid', 'partly_refunded'), ('complete', 'partly_refunded'),
    ('paid', 'refunded'), ('complete', 'refunded'), ('partly_refunded', 'refunded'), ('paid', 'complete'), ('complete', 'paid'))
$$;
