import type * as api from '@move/contract/checkout/order-page.ts';
import type { Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, unaudited } from '../../../platform/http/written.ts';
import * as bookings from '../../bookings/public.ts';
import { enterOrderLink } from '../../orders/public.ts';
import { endPurchase } from '../../purchases/public.ts';
import { findBooking } from './find-booking.ts';
import { limitCancellations } from '../limits.ts';
import { notifyCanceled } from './notify-canceled.ts';
import { cancellationOf, findSoldLines, type SoldOrderLine } from '../booking/sold-order-lines.ts';

/** Cancels lines of an order for the holder of its link, who has no login. */
export async function cancelBooking(call: Call<typeof api.cancelBooking>) {
  const { db, params, body, now, locale, config } = call;
  await limitCancellations(call);
  const orderId = await enterOrderLink(db, params.orderToken);
  const isEndable = (line: SoldOrderLine) => cancellationOf(line, now) === 'allowed';
  // leaves out lines that are over: their activity may have been removed, and can't be locked then
  const inventories = await lockInventories(db, (await findSoldLines(db, orderId, locale)).filter(isEndable));
  // read again under the locks: another call may have canceled meanwhile
  const asked = (await findSoldLines(db, orderId, locale)).filter(
    ({ line_id }) => body.line_ids?.includes(line_id) ?? true,
  );
  const ending = asked.filter(isEndable);
  if (body.line_ids !== undefined || ending.length === 0) assertNoneBegun(asked, now);
  const canceled: CanceledLine[] = [];
  for (const line of ending) canceled.push({ line, ...(await cancel(db, inventories, { line, now })) });
  const booking = await findBooking(db, { orderId, now, locale });
  const [first, ...others] = canceled.map(({ line }) => changeOf(line));
  if (!first) return unaudited({ booking });
  await notifyCanceled(db, { orderId, canceled, appUrl: config.appUrl });
  await auditBySystem(
    db,
    'cancelBooking',
    others.map((change) => ({ ...change, organizationId: change.after.organization_id })),
  );
  return changed({ booking }, first);
}

export type CanceledLine = Refunded & { line: SoldOrderLine };

/** Throws 409 when a line can no longer be canceled; ignores lines that already are canceled. */
function assertNoneBegun(lines: readonly SoldOrderLine[], now: Date): void {
  if (lines.some((line) => cancellationOf(line, now) === 'over')) throw refusedByState('state', 'booking.started');
}

/** Locks the sessions and bundles of the lines. Returns the locked inventories by activity id. */
async function lockInventories(db: Database, lines: readonly SoldOrderLine[]) {
  const inventories = new Map<number, bookings.LockedInventory>();
  const ofActivities = Map.groupBy(
    lines.filter(({ type }) => type !== 'product'),
    ({ activity_id }) => activity_id ?? 0,
  );
  for (const [activityId, mine] of [...ofActivities].toSorted(([a], [b]) => a - b)) {
    const idsOf = (type: SoldOrderLine['type']) =>
      mine.filter((line) => line.type === type).map((line) => line.offer_id);
    const asked = {
      organizationId: mine[0]?.organization_id ?? 0,
      activityId,
      sessionIds: idsOf('session'),
      bundleIds: idsOf('bundle'),
      frees: true,
    };
    inventories.set(activityId, await bookings.lockInventory(db, asked));
  }
  return inventories;
}

type Ending = { line: SoldOrderLine; now: Date };

async function cancel(
  db: Database,
  inventories: ReadonlyMap<number, bookings.LockedInventory>,
  { line, now }: Ending,
): Promise<Refunded> {
  const { type, id, offer_id, organization_id: organizationId } = line;
  const ending = { now, by: null, refund: 'term' } as const;
  if (type === 'product') {
    return endPurchase(db, { organizationId, productId: offer_id, purchaseId: id }, ending);
  }
  const inventory = inventories.get(line.activity_id ?? 0);
  if (!inventory) throw new Error(`line ${line.line_id} was not locked`);
  return type === 'session'
    ? bookings.cancelBooking(db, inventory, { sessionId: offer_id, participantId: id, ...ending })
    : bookings.cancelBundleBooking(db, inventory, { bundleId: offer_id, bundleParticipantId: id, ...ending });
}

const TABLES = { session: 'participants', bundle: 'bundle_participants', product: 'purchases' } as const;

function changeOf({ type, id, first_name, last_name, organization_id, status }: SoldOrderLine) {
  return {
    subject: personSubject(TABLES[type], { id, first_name: first_name ?? '', last_name }),
    before: { organization_id, status },
    after: { organization_id, status: 'canceled' },
  };
}
