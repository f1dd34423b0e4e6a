/** What a session occupies: a place and the people who give it, from its begin to its end. Instants as ISO-8601 UTC. */
export type Occupied = {
  readonly id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly location_id: number | null;
  readonly trainer_ids: readonly number[];
};

/** Another session that needs the same place, or the same people, at a moment they share. */
export type Conflict = {
  readonly session_id: number;
  readonly is_location: boolean;
  readonly trainer_ids: readonly number[];
};

/** The most that are reported for one session: enough to act on, however much a busy hall plans side by side. */
export const CONFLICTS_TOLD = 5;

type Timed = { readonly occupied: Occupied; readonly from: number; readonly until: number };

/**
 * The conflicts among sessions, by session and the earliest first. A session that begins when another ends is none, and
 * neither is one with itself; two sessions of one activity or series are as much in each other's way as any.
 */
export function conflictsOf(sessions: readonly Occupied[]): ReadonlyMap<number, readonly Conflict[]> {
  const found = new Map<number, Conflict[]>();
  const ordered = sessions.map(timed).toSorted((a, b) => a.from - b.from || a.occupied.id - b.occupied.id);
  let running: Timed[] = [];
  for (const next of ordered) {
    running = running.filter(({ until }) => until > next.from);
    for (const other of running) {
      add(found, next.occupied, other.occupied);
      add(found, other.occupied, next.occupied);
    }
    running.push(next);
  }
  return found;
}

/** What one session, at the time where it might go, would be in the way of. */
export function conflictsWith(candidate: Occupied, sessions: readonly Occupied[]): readonly Conflict[] {
  const { from, until } = timed(candidate);
  const found = new Map<number, Conflict[]>();
  for (const other of sessions) {
    const beside = timed(other);
    if (other.id !== candidate.id && beside.from < until && beside.until > from) add(found, candidate, other);
  }
  return found.get(candidate.id) ?? [];
}

function timed(occupied: Occupied): Timed {
  return { occupied, from: Date.parse(occupied.starts_at), until: Date.parse(occupied.ends_at) };
}

function add(found: Map<number, Conflict[]>, own: Occupied, other: Occupied): void {
  const is_location = own.location_id !== null && own.location_id === other.location_id;
  const trainer_ids = own.trainer_ids.filter((id) => other.trainer_ids.includes(id));
  if (!is_location && trainer_ids.length === 0) return;
  const conflicts = found.get(own.id) ?? [];
  if (conflicts.length >= CONFLICTS_TOLD) return;
  conflicts.push({ session_id: other.id, is_location, trainer_ids });
  found.set(own.id, conflicts);
}
