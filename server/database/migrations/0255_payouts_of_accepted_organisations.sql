-- An organisation that isn't accepted is skipped by a payout batch.
alter table sepa_skips
  drop constraint sepa_skips_reason_check,
  add constraint sepa_skips_reason_check check (reason in (
    'below_minimum', 'negative', 'not_accepted', 'no_account', 'held', 'unreadable', 'already_paid', 'account_changed'));
