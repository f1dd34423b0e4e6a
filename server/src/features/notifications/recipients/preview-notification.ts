import type * as api from '@move/contract/notifications/notifications.ts';
import { renderNotification, shownLength } from '@move/domain/notifications/notification.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { pushKinds } from '../../../platform/push/open-push.ts';
import { assertAudience, countAudience, countQuiet, wholeAudience } from './audience.queries.ts';
import { notificationTarget } from './notification-target.ts';

/** Previews by one user: enough for typing a text and choosing an audience, too few to find out who is in the audience. */
const HOURLY_MAX = 600;

/** Previews a notification without storing it; uses the caller's name when there is no sample. */
export async function previewNotification(call: Call<typeof api.previewNotification>) {
  const { db, body, now, caller, locale, config, throttle } = call;
  await throttle(`notification-preview:${caller.user.id}`, HOURLY_MAX, 3_600);
  const target = await notificationTarget(call, body.organization_id);
  const audience = wholeAudience(body.audience);
  await assertAudience(db, audience, target);
  const application = await db
    .selectFrom('applications')
    .select('name')
    .where('id', '=', target.applicationId)
    .executeTakeFirst();
  if (!application) throw notFound();
  const { first_name = caller.user.first_name, last_name = caller.user.last_name } = body.sample ?? {};
  const reader = { first_name, last_name, locale: body.sample?.locale ?? locale };
  const texts = { title: body.title ?? '', contents: body.contents ?? '' };
  const rendered = renderNotification(texts, { reader, appName: application.name });
  const question = { target, audience, now, kinds: pushKinds(config) };
  const counts = await countAudience(db, question);
  // the few of a narrowed audience aren't counted by their hours either
  const quiet_count = body.counts_quiet && !counts.is_few ? await countQuiet(db, question, counts.is_rounded) : null;
  return unaudited({ preview: { ...rendered, length: shownLength(rendered.contents), ...counts, quiet_count } });
}
