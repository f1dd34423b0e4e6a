/** How long a visitor's unpaid order reserves its spots. */
export const RESERVED_MINUTES = 15;
/** How long a payment link reserves the spots, at most until the start. */
export const PAYMENT_LINK_HOURS = 48;

/** Until when a visitor may pay for what was just booked, until the start at most. `startsAt` is an instant, null without a start. */
export function checkoutUntil(now: Date, startsAt: string | null): Date {
  const latest = now.getTime() + RESERVED_MINUTES * 60_000;
  return new Date(startsAt === null ? latest : Math.min(latest, Date.parse(startsAt)));
}

/** Until when a payment link works for what has no start, such as a purchase. */
export function purchaseLinkUntil(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_LINK_HOURS * 3_600_000);
}

/** Until when a payment link works; null once the offer has started. `startsAt` is an instant, null for an offer without a start. */
export function paymentLinkUntil(now: Date, startsAt: string | null): Date | null {
  const latest = purchaseLinkUntil(now);
  if (startsAt === null) return latest;
  const start = Date.parse(startsAt);
  return start <= now.getTime() ? null : new Date(Math.min(latest.getTime(), start));
}

/** What reserves an unpaid order: the 15 minutes of a checkout, or a mailed payment link. */
export function reservationKind({
  createdAt,
  reservedUntil,
}: {
  createdAt: string;
  reservedUntil: string;
}): 'checkout' | 'link' {
  return Date.parse(reservedUntil) - Date.parse(createdAt) <= RESERVED_MINUTES * 60_000 ? 'checkout' : 'link';
}
