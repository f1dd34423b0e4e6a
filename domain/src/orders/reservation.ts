/** How long a visitor's unpaid order keeps its spots. */
export const RESERVED_MINUTES = 15;
/** How long a payment link keeps them, at most until the start. */
export const LINK_HOURS = 48;

/** Until when a payment link works; null once it has begun. `startsAt` is an instant, null for what has no start. */
export function paymentLinkUntil(now: Date, startsAt: string | null): Date | null {
  const latest = now.getTime() + LINK_HOURS * 3_600_000;
  if (startsAt === null) return new Date(latest);
  const start = Date.parse(startsAt);
  return start <= now.getTime() ? null : new Date(Math.min(latest, start));
}

/** What keeps an unpaid order: the 15 minutes of a checkout, or a payment link that was mailed. */
export function reservedBy({
  createdAt,
  reservedUntil,
}: {
  createdAt: string;
  reservedUntil: string;
}): 'checkout' | 'link' {
  return Date.parse(reservedUntil) - Date.parse(createdAt) <= RESERVED_MINUTES * 60_000 ? 'checkout' : 'link';
}
