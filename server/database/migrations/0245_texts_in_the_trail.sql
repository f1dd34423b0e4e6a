-- Erasing a person reads what the trail has of texts that users typed, of one organisation: few rows, between many about bookings.
-- erase_mentions_from_trail() has the same condition.
create index audit_log_typed on audit_log (organization_id)
  where subject_type in ('contacts', 'invites', 'messages', 'notifications', 'provider_findings', 'saved_views')
    or subject_type = 'sessions' and changes ? 'canceled_reason';
