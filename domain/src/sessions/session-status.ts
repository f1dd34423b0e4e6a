import { freeSpots } from './capacity.ts';

/** The status of a session in a list. */
export const SESSION_STATUSES = ['scheduled', 'running', 'full', 'past', 'canceled'] as const;

export type SessionStatus = (typeof SESSION_STATUSES)[number];

type Session = {
  /** ISO 8601, like `ends_at`. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly canceled_at: string | null;
  readonly spots: number | null;
  readonly taken: number;
};

/** Canceled takes precedence; then the clock; only a session to come can be full. `now` in ISO 8601. */
export function sessionStatus(session: Session, now: string): SessionStatus {
  if (session.canceled_at !== null) return 'canceled';
  const at = Date.parse(now);
  if (Date.parse(session.ends_at) <= at) return 'past';
  if (Date.parse(session.starts_at) <= at) return 'running';
  return freeSpots(session.spots, session.taken) === 0 ? 'full' : 'scheduled';
}
