-- A row of the trail that is about one platform: an order or purchase, a participant's payment, which hold amounts of the platform that
-- sold, and a notification, whose texts went to the app users of one platform.
create or replace function has_amounts(p_subject_type text, p_changes jsonb) returns boolean
  language sql immutable parallel safe
  return p_subject_type in ('purchases', 'orders', 'notifications')
    or (p_subject_type in ('participants', 'bundle_participants') and p_changes ? 'payment');
