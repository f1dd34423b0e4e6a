import type * as api from '@move/contract/check-in/walk-ins.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { momentOfDoorPayment, momentOfWalkIn } from '@move/domain/participants/check-in-taps.ts';
import { doorPaymentType } from '@move/domain/participants/walk-in.ts';
import { sql } from 'kysely';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { assertMoneyAbility } from '../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import {
  bookSession,
  activatePaidBooking,
  lockInventory,
  auditedOverrides,
  overridesOf,
  type Person,
  sessionOf,
  setCheckIn,
} from '../bookings/public.ts';
import { markOrderPaid } from '../orders/public.ts';
import { findPerson, findSession } from './check-in.queries.ts';

type WalkInCall = Call<typeof api.createWalkIn>;

/**
 * Books a walk-in and notes them as present, once for each id that a phone made, also after staff moved them to another session
 * (docs/rules/spots.md#at-the-door). Locks the session first, so that a second request waits for the first and finds its participant.
 */
export async function createWalkIn(call: WalkInCall) {
  const { db, body, params, now, locale, caller, applicationId } = call;
  const overrides = overridesOf(caller, body);
  if (body.payment === 'paid') {
    await assertMoneyAbility('manage-finances', { db, caller, organizationId: params.organizationId });
  }
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId] });
  const known = await findWalkIn(db, call);
  if (known !== null) return unaudited({ ...(await walkInReply(call, known)), is_new: false });
  const { starts_at: startsAt } = sessionOf(inventory, params.sessionId);
  const notedAt = new Date(momentOfWalkIn(Date.parse(body.made_at), { startsAt, now: now.getTime() }));
  const person = personOf(body, locale);
  const { id, due_in_cents } = await bookSession(db, inventory, {
    person,
    sessionId: params.sessionId,
    walkInId: body.id,
    payment: doorPaymentType(body.payment),
    takenAt: new Date(momentOfDoorPayment(notedAt.getTime(), now.getTime())),
    by: caller,
    applicationId,
    overrides,
    locale,
    now,
  });
  if (body.payment === 'paid') assertSamePrice(body, due_in_cents, locale);
  if (body.payment === 'external') assertSamePrice(body, (await findOrder(db, id)).total_price_in_cents, locale);
  if (body.payment === 'paid' && due_in_cents > 0) {
    await markOrderPaid(db, { orderId: (await findOrder(db, id)).id, now, by: caller });
    await activatePaidBooking(db, { participantId: id });
  }
  const attendance = { ...params, participantId: id, status: 'present', now, notedAt, userId: caller.user.id } as const;
  await setCheckIn(db, inventory, attendance);
  const subject = personSubject('participants', { ...person, id });
  const after = { ...person, check_in: 'present', payment: body.payment ?? null, ...auditedOverrides(overrides) };
  return changed({ ...(await walkInReply(call, id)), is_new: true }, { subject, after });
}

/** Throws 422 when the money was taken at another price: the books would have an amount that nobody paid. */
function assertSamePrice({ price_in_cents: shown }: api.WalkInDraft, now: number, locale: Person['locale']): void {
  if (shown === undefined || shown === now) return;
  throw invalid('payment', 'walk_in.price', { now: formatCents(now, locale), shown: formatCents(shown, locale) });
}

const personOf = (draft: api.WalkInDraft, locale: Person['locale']): Person => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  email: draft.email ?? null,
  date_of_birth: draft.date_of_birth ?? null,
  gender: null,
  notes: null,
  locale,
});

async function findWalkIn(db: Database, { params, body }: WalkInCall): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from participants where organization_id = ${params.organizationId} and walk_in_id = ${body.id}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

type Order = { id: number; total_price_in_cents: number };

async function findOrder(db: Database, participantId: number): Promise<Order> {
  const { rows } = await sql<Order>`
    select orders.id, orders.total_price_in_cents
    from orders join order_lines on order_id = orders.id join participants on participants.order_line_id = order_lines.id
    where participants.id = ${participantId}`.execute(db);
  return rows[0] ?? { id: 0, total_price_in_cents: 0 };
}

async function walkInReply({ db, params, caller, now }: WalkInCall, participantId: number) {
  const { attendance } = await findSession(db, params, { userId: caller.user.id, now });
  return { person: await findPerson(db, participantId), attendance };
}
