import { sql } from 'kysely';

/**
 * SQL: the participant or purchase of an order line, for a statement that calls the line `line`. Prefers a participant who still takes
 * part, so that the link of a moved booking leads to where it is now.
 */
export const soldFor = sql`coalesce(
  (select jsonb_build_object('kind', 'participant', 'id', it.id, 'name', it.first_name || ' ' || it.last_name,
     'activity_id', sessions.activity_id, 'session_id', it.session_id, 'bundle_id', null, 'product_id', null)
   from participants it join sessions on sessions.id = it.session_id
   where it.organization_id = line.organization_id and it.order_line_id = line.id
   order by it.status = 'canceled', it.id desc limit 1),
  (select jsonb_build_object('kind', 'bundle_participant', 'id', it.id, 'name', it.first_name || ' ' || it.last_name,
     'activity_id', bundles.activity_id, 'session_id', null, 'bundle_id', it.bundle_id, 'product_id', null)
   from bundle_participants it join bundles on bundles.id = it.bundle_id
   where it.organization_id = line.organization_id and it.order_line_id = line.id
   order by it.status = 'canceled', it.id desc limit 1),
  (select jsonb_build_object('kind', 'purchase', 'id', it.id, 'name', it.first_name || ' ' || it.last_name,
     'activity_id', null, 'session_id', null, 'bundle_id', null, 'product_id', it.product_id)
   from purchases it where it.organization_id = line.organization_id and it.order_line_id = line.id))`;
