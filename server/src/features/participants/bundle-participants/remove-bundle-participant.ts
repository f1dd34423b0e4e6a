import type * as api from '@move/contract/participants/bundle-participants.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { bundleOf, cancelBundleBooking, lockInventory, sessionsToCome, notifyBooking } from '../../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { assertRefundAllowed } from '../payment/participant-payment.ts';

export async function removeBundleParticipant(call: Call<typeof api.removeBundleParticipant>) {
  const { db, params, query, now, caller, config } = call;
  const inventory = await lockInventory(db, { ...params, bundleIds: [params.bundleId], frees: true });
  const before = await findBundleParticipant(db, { ...params, now });
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  await assertRefundAllowed(call, 'bundle_participants', before.id);
  const bundle = bundleOf(inventory, params.bundleId);
  const sessionIds = sessionsToCome(inventory, bundle, now).map((session) => session.id);
  const ending = { now, by: caller, refund: query.refund ?? 'term' };
  const canceled = await cancelBundleBooking(db, inventory, { ...params, ...ending });
  if (query.notify !== false) {
    const notice = { kind: 'canceled', person: before, sessionIds, bundle: bundle.name, ...canceled } as const;
    const about = { bundle_participants: [before.id] };
    await notifyBooking(db, { ...params, ...notice, appUrl: config.appUrl, about });
  }
  const after = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', before);
  return changed(undefined, { subject, before, after });
}
