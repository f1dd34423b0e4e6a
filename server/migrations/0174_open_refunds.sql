-- Refunds that the buyer doesn't have yet: failed, on their way, or cash to hand over. Lists, their totals and start pages read them.
create index refunds_open on refunds (organization_id, status, transaction_id) include (application_id, amount_in_cents, booked_at)
  where status <> 'done';
drop index refunds_to_hand_over;
