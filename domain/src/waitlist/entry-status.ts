/** In the order of an entry's life (docs/rules/spots.md#waiting-lists). */
export const ENTRY_STATUSES = ['waiting', 'invited', 'accepted', 'declined', 'expired', 'removed'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** The statuses that may follow each one. An entry waits again when its invitation is withdrawn, or was too late for the last spot. */
const NEXT = {
  waiting: ['invited', 'expired', 'removed'],
  invited: ['accepted', 'declined', 'expired', 'waiting', 'invited', 'removed'],
  accepted: [],
  declined: ['invited', 'removed'],
  expired: ['invited', 'removed'],
  removed: [],
} as const satisfies Record<EntryStatus, readonly EntryStatus[]>;

export function entryMayBecome(from: EntryStatus, to: EntryStatus): boolean {
  return (NEXT[from] as readonly EntryStatus[]).includes(to);
}

/** Whether the entry still waits for a spot: it counts on the list, and may be on it only once. */
export function isOpenEntry(status: EntryStatus): boolean {
  return status === 'waiting' || status === 'invited';
}

/** Whether staff can invite again; an open invitation is resent instead. */
export function mayInvite(status: EntryStatus): boolean {
  return status !== 'invited' && entryMayBecome(status, 'invited');
}

/** The status that the link shows: an invitation past its last moment has expired, even before the job has run. */
export function shownStatus(entry: { status: EntryStatus; expires_at: string | null }, now: Date): EntryStatus {
  const isOver = entry.expires_at !== null && Date.parse(entry.expires_at) <= now.getTime();
  return entry.status === 'invited' && isOver ? 'expired' : entry.status;
}
