/** What a session occupies: a location and its trainers, from its start to its end. Instants in ISO 8601 UTC. */
export type Occupied = {
  readonly id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly location_id: number | null;
  readonly trainer_ids: readonly number[];
};

/** Another session at an overlapping time with the same location or a trainer in common; `trainer_ids` are those in common. */
export type Conflict = {
  readonly session_id: number;
  readonly is_same_location: boolean;
  readonly trainer_ids: readonly number[];
};

/** The most conflicts reported for one session: enough to act on. */
export const CONFLICTS_MAX = 5;

/** A time span in milliseconds since 1970; `until` is exclusive. */
export type Span = { readonly from: number; readonly until: number };

type Timed = Span & { readonly occupied: Occupied };

/**
 * The conflicts among sessions, by session id and earliest first; sessions of the same activity or series can conflict too. A session that
 * starts when another ends doesn't conflict with it.
 */
export function conflictsBySession(sessions: readonly Occupied[]): ReadonlyMap<number, readonly Conflict[]> {
  const ordered = earliestFirst(sessions);
  const overlapping = new Map<Timed, Set<number>>();
  for (const indexes of indexesByResource(ordered)) {
    const items = indexes.map((index) => ordered[index]).filter((item) => item !== undefined);
    for (const [at, others] of firstOverlaps(items, CONFLICTS_MAX).entries()) {
      const own = items[at];
      if (own === undefined || others.length === 0) continue;
      const known = overlapping.get(own) ?? new Set<number>();
      for (const other of others) known.add(indexes[other] ?? 0);
      overlapping.set(own, known);
    }
  }
  const found = new Map<number, Conflict[]>();
  for (const [own, indexes] of overlapping) {
    for (const index of [...indexes].toSorted((a, b) => a - b).slice(0, CONFLICTS_MAX)) {
      const other = ordered[index];
      if (other) addConflict(found, own.occupied, other.occupied);
    }
  }
  return found;
}

const earliestFirst = (sessions: readonly Occupied[]): Timed[] =>
  sessions.map(timed).toSorted((a, b) => a.from - b.from || a.occupied.id - b.occupied.id);

/** The sessions at each location and of each trainer, as indexes in the list. Only those of one group can conflict. */
function indexesByResource(ordered: readonly Timed[]): number[][] {
  const [byLocation, byTrainer] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const put = (groups: Map<number, number[]>, id: number, index: number) => {
    const group = groups.get(id);
    if (group) group.push(index);
    else groups.set(id, [index]);
  };
  for (const [index, { occupied }] of ordered.entries()) {
    if (occupied.location_id !== null) put(byLocation, occupied.location_id, index);
    for (const id of new Set(occupied.trainer_ids)) put(byTrainer, id, index);
  }
  return [...byLocation.values(), ...byTrainer.values()];
}

/**
 * For each span the first `most` others that overlap it, as ascending indexes. `spans` are sorted by `from`. Each span takes a few
 * comparisons, even if all overlap. Of the earlier spans at most `most` that still run are kept. The search in later spans stops at `most`
 * overlaps, or at the first span that starts too late.
 */
export function firstOverlaps(spans: readonly Span[], most: number): number[][] {
  let running: number[] = [];
  let next = 0;
  return spans.map(({ from, until }, index) => {
    const stillRuns = (earlier: number) => (spans[earlier]?.until ?? from) > from;
    running = running.filter(stillRuns);
    for (; running.length < most && next < index; next += 1) if (stillRuns(next)) running.push(next);
    const found = [...running];
    for (let later = index + 1; found.length < most && later < spans.length; later += 1) {
      const other = spans[later];
      if (other === undefined || other.from >= until) break;
      found.push(later);
    }
    return found;
  });
}

/** The conflicts of one session at a time to which it may be moved, earliest first. */
export function conflictsWith(candidate: Occupied, sessions: readonly Occupied[]): readonly Conflict[] {
  const { from, until } = timed(candidate);
  const found = new Map<number, Conflict[]>();
  for (const other of earliestFirst(sessions)) {
    if (other.occupied.id !== candidate.id && other.from < until && other.until > from)
      addConflict(found, candidate, other.occupied);
  }
  return found.get(candidate.id) ?? [];
}

function timed(occupied: Occupied): Timed {
  return { occupied, from: Date.parse(occupied.starts_at), until: Date.parse(occupied.ends_at) };
}

function addConflict(found: Map<number, Conflict[]>, own: Occupied, other: Occupied): void {
  const is_same_location = own.location_id !== null && own.location_id === other.location_id;
  const theirs = new Set(other.trainer_ids);
  const trainer_ids = own.trainer_ids.filter((id) => theirs.has(id));
  if (!is_same_location && trainer_ids.length === 0) return;
  const conflicts = found.get(own.id) ?? [];
  if (conflicts.length >= CONFLICTS_MAX) return;
  conflicts.push({ session_id: other.id, is_same_location, trainer_ids });
  found.set(own.id, conflicts);
}
