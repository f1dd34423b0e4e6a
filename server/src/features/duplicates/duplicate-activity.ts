import type * as api from '@move/contract/duplicates/duplicates.ts';
import type { CopiedParts } from '@move/contract/duplicates/duplicates.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { copyActivity, findActivity } from '../activities/public.ts';
import { copyBundles, findSessionsInBundles } from '../bundles/public.ts';
import { copyLabels } from '../labels/public.ts';
import { copyQuestions } from '../questions/public.ts';
import { copySessions } from '../sessions/public.ts';

type Duplicating = Call<typeof api.duplicateActivity>;

/** Copies the chosen parts of an activity into a draft; participants, orders and waiting lists are not copied. */
export async function duplicateActivity(call: Duplicating) {
  const { db, params, body, caller } = call;
  const { organizationId, activityId } = params;
  const wanted = body.with ?? {};
  const { questions = true, labels = true, settings = true, contacts = true, location = true } = wanted;
  const id = await copyActivity(db, {
    organizationId,
    activityId,
    name: body.name,
    withSettings: settings,
    withContacts: contacts,
    withLocation: location,
  });
  const offer = { kind: 'activity', organizationId } as const;
  if (questions) await copyQuestions(db, { from: { ...offer, id: activityId }, to: { ...offer, id } });
  if (labels) await copyLabels(db, { caller, kind: 'activity', from: activityId, to: id, organizationId });
  await copyPlanning(call, id, wanted);
  const activity = await findActivity(db, { activityId: id, organizationId });
  const reply = { activity: { ...activity, changed_by: caller.user.first_name } };
  const subject = { type: 'activities' as const, id, name: activity.name };
  return changed(reply, { subject, after: { ...activity, duplicate_of: activityId } });
}

/** Bundles are copied with their own sessions, even when other sessions are not copied. */
async function copyPlanning({ db, params, now }: Duplicating, to: number, wanted: CopiedParts) {
  const { organizationId, activityId: from } = params;
  const { future_sessions: withSessions = false, bundles: withBundles = false } = wanted;
  if (!withSessions && !withBundles) return;
  const only = withSessions ? {} : { ids: (await findSessionsInBundles(db, { ...params, now })).sessionIds };
  const sessions = await copySessions(db, { organizationId, from, to, now, ...only });
  if (withBundles) await copyBundles(db, { organizationId, from, to, sessions });
}
