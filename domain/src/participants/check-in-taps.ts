import { checkInOpensAt } from './check-in-opening.ts';
import type { CheckIn } from './participant.ts';

/** The next status of a tapped row; signing out and undoing it are in the menu. */
const NEXT = { none: 'present', present: 'absent', absent: 'none', signed_out: null } as const satisfies Record<
  CheckIn,
  CheckIn | null
>;

export const statusAfterTap = (status: CheckIn): CheckIn | null => NEXT[status];

/** The moment of a tap: a phone's clock may be ahead, but nothing is noted before it happens. In milliseconds. */
export const momentOfTap = (madeAt: number, now: number): number => Math.min(madeAt, now);

/**
 * The time at which a walk-in came, in milliseconds. It is never before the check-in opened, because a phone's clock may be years behind.
 */
export const momentOfWalkIn = (madeAt: number, { startsAt, now }: { startsAt: string; now: number }): number =>
  momentOfTap(Math.max(madeAt, checkInOpensAt(startsAt)), now);

/** How long a phone keeps what it could not send, in milliseconds. */
export const TAP_KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** When the money of a walk-in counts as received, in milliseconds: when they came, or now once no phone could still have kept it. */
export const momentOfDoorPayment = (cameAt: number, now: number): number => (now - cameAt > TAP_KEPT_MS ? now : cameAt);

/** Whether a tap is older than the noted one: the newest wins (ADR 15). Of two at the same moment, the one that arrives last wins. */
export const isOvertaken = (madeAt: number, notedAt: number | null): boolean => notedAt !== null && madeAt < notedAt;
