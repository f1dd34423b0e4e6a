-- A row of the trail about an order holds amounts, as one about a purchase does: it belongs to the platform that sold.
create or replace function has_amounts(p_subject_type text, p_changes jsonb) returns boolean
  language sql immutable parallel safe
  return p_subject_type in ('purchases', 'orders')
    or (p_subject_type in ('participants', 'bundle_participants') and p_changes ? 'payment');
