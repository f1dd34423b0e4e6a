import { freeSpots } from './capacity.ts';

/** What a list says of a session, in the words of the look. */
export const SESSION_STATUSES = ['scheduled', 'running', 'full', 'past', 'canceled'] as const;

export type SessionStatus = (typeof SESSION_STATUSES)[number];

type Session = {
  /** ISO-8601, as is `ends_at`. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly canceled_at: string | null;
  readonly spots: number | null;
  readonly taken: number;
};

/** Canceled before all; then what the clock says; only what is still to come can be full. `now` in ISO-8601. */
export function sessionStatus(session: Session, now: string): SessionStatus {
  if (session.canceled_at !== null) return 'canceled';
  const at = Date.parse(now);
  if (Date.parse(session.ends_at) <= at) return 'past';
  if (Date.parse(session.starts_at) <= at) return 'running';
  return freeSpots(session.spots, session.taken) === 0 ? 'full' : 'scheduled';
}
