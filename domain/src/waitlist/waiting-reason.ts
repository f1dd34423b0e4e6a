import type { EntryStatus } from './entry-status.ts';
import { invitationExpiresAt } from './invitation-validity.ts';

/** Why a person is not eligible, whatever spots become free; `again`: the person has another, open entry on the list. */
export const INELIGIBLE_REASONS = ['age', 'present', 'again'] as const;
export type IneligibleReason = (typeof INELIGIBLE_REASONS)[number];

export type WaitingEntry = {
  readonly status: EntryStatus;
  /** How many eligible entries wait before this one. */
  readonly ahead: number;
  readonly ineligible_because: IneligibleReason | null;
  /** A spot is reserved until the answer. */
  readonly reserves: boolean;
};

/** The session or bundle of the list. */
export type WaitingList = {
  readonly has_waitlist: boolean;
  readonly auto_invite: boolean;
  /** Null is unlimited. */
  readonly free: number | null;
  /** ISO-8601: when sign-up closes. Null when nothing is left to sign up for. */
  readonly closes_at: string | null;
};

/** Why an entry is or isn't invited, for staff. */
export type WaitingReason =
  | 'invited_kept'
  | 'invited_first_come'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'removed'
  | 'off'
  | 'over'
  | 'closing'
  | IneligibleReason
  | 'manual'
  | 'behind'
  | 'next'
  | 'soon';

/** The first reason that applies, in the order below: the most important one first. */
export function waitingReason(entry: WaitingEntry, list: WaitingList, now: Date): WaitingReason {
  if (entry.status === 'invited') return entry.reserves ? 'invited_kept' : 'invited_first_come';
  if (entry.status !== 'waiting') return entry.status;
  if (!list.has_waitlist) return 'off';
  if (list.closes_at === null) return 'over';
  if (invitationExpiresAt(now, new Date(list.closes_at)) === null) return 'closing';
  if (entry.ineligible_because !== null) return entry.ineligible_because;
  if (!list.auto_invite) return 'manual';
  if (entry.ahead > 0) return 'behind';
  return list.free === 0 ? 'next' : 'soon';
}
