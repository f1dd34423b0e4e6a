import type * as api from '@move/contract/activities/activities.ts';
import { newPrice } from '@move/domain/rates/chosen-price.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { findActivity } from './activities.queries.ts';
import { imageField, saveLinks, subjectOf } from './activity-record.ts';
import { assertPaymentUrl } from './checks/assert-payment-url.ts';
import { activityDefaults, checkActivity } from './checks/check-activity.ts';

export async function createActivity(call: Call<typeof api.createActivity>) {
  const { db, body, params, caller } = call;
  const { organizationId } = params;
  const sent = { ...body, ...newPrice(body) };
  assertPaymentUrl(caller, { before: null, sent });
  await checkActivity(db, { organizationId, activityId: null, before: activityDefaults, sent });
  const { category_ids, tag_ids, contacts, image, ...columns } = sent;
  const owner = { organizationId };
  const image_id = await attachFile(call, { ...imageField, token: image, current: null, owner });
  const { id } = await db
    .insertInto('activities')
    .values({ ...columns, image_id, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveLinks(db, { activityId: id, organizationId }, { category_ids, tag_ids, contacts });
  const activity = await findActivity(db, { activityId: id, organizationId });
  const { first_name } = caller.user;
  return changed(
    { activity: { ...activity, changed_by: first_name } },
    { subject: subjectOf(activity), after: activity },
  );
}
