import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/profiles/profiles.ts';
import type { RefundAmounts } from '@move/domain/orders/payment/payment-state.ts';
import { sql } from 'kysely';
import { findPage } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';
import { enterProfile } from './logins/enter-profile.ts';
import { HOUR, PROFILE_LIMITS } from './logins/profile-code.ts';

type OwnBooking = ReplyOf<typeof api.listOwnBookings>['bookings'][number];

const NOTHING: RefundAmounts = {
  refunded_in_cents: 0,
  failed_refund_in_cents: 0,
  pending_refund_in_cents: 0,
  to_hand_over_in_cents: 0,
};

/** Finds all bookings of the app user for each page: they are few, and found by index. */
export async function listOwnBookings(call: Call<typeof api.listOwnBookings>) {
  const { db, query, throttle } = call;
  const profileId = await enterProfile(call);
  await throttle(`profile-bookings:${profileId}`, PROFILE_LIMITS.reads.profile, HOUR);
  const { rows, meta } = await findPage<Omit<OwnBooking, keyof RefundAmounts>, 'created_at'>(
    db,
    {
      select: sql`number, title, starts_at, tz, status, total_price_in_cents, created_at`,
      from: sql`bookings_of_profile(${profileId})`,
      where: [],
      sort: { created_at: sql`created_at` },
      id: sql`number`,
    },
    query,
  );
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: refunds } = await sql<RefundAmounts & { number: number }>`
    select * from refunds_of_profile(${profileId})`.execute(db);
  const amounts = new Map(refunds.map(({ number, ...refunded }) => [number, refunded]));
  return { bookings: rows.map((row) => ({ ...row, ...(amounts.get(row.number) ?? NOTHING) })), meta };
}
