-- Returns whether an audit row is about one platform. An order, a purchase and the payment of a booking hold amounts of the platform that
-- sold. The texts of a notification went to the app users of one platform.
create or replace function has_amounts(p_subject_type text, p_changes jsonb) returns boolean
  language sql immutable parallel safe
  return p_subject_type in ('purchases', 'orders', 'notifications')
    or (p_subject_type in ('participants', 'bundle_participants') and p_changes ? 'payment');
