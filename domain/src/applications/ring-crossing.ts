import type { Position, Ring } from './geofence.ts';

type Segment = {
  readonly from: Position;
  readonly to: Position;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  /** Its ring, its index there and the number of segments there, to recognise neighbours: they may touch. */
  readonly ring: number;
  readonly at: number;
  readonly count: number;
};

/** No border of a country has more pairs. Comparing them takes tenths of seconds. */
const PAIRS_MAX = 10_000_000;

/**
 * Where segments cross, overlap or touch halfway; null when none do. Two rings may meet in a single corner. A sweep compares only segments
 * that overlap, so that 50,000 points of a real border take milliseconds; it runs along the axis with fewer overlaps: a row of a thousand
 * islands overlaps everywhere on one axis and nowhere on the other. `too many` when both axes have too many.
 */
export function findCrossing(rings: readonly Ring[]): Position | null | 'too many' {
  const segments = rings.flatMap(segmentsOf);
  const upright = rings.map((ring) => ring.map(swapAxes)).flatMap(segmentsOf);
  const [pairs, uprightPairs] = [countComparedPairs(segments), countComparedPairs(upright)];
  if (Math.min(pairs, uprightPairs) > PAIRS_MAX) return 'too many';
  if (pairs <= uprightPairs) return sweep(segments);
  const crossing = sweep(upright);
  return crossing && swapAxes(crossing);
}

/** How many pairs of segments a sweep would compare. */
function countComparedPairs(segments: readonly Segment[]): number {
  const ends = Float64Array.from(segments, ({ right }) => right).toSorted();
  let ended = 0;
  let pairs = 0;
  for (const [begun, left] of Float64Array.from(segments, (segment) => segment.left)
    .toSorted()
    .entries()) {
    while ((ends[ended] ?? left) < left) ended += 1;
    pairs += begun - ended;
  }
  return pairs;
}

const swapAxes = ([x, y]: Position): Position => [y, x];

function sweep(segments: readonly Segment[]): Position | null {
  let open: Segment[] = [];
  for (const segment of segments.toSorted((a, b) => a.left - b.left)) {
    open = open.filter((other) => other.right >= segment.left);
    for (const other of open) {
      if (other.high < segment.low || other.low > segment.high) continue;
      const meeting = intersect(other, segment);
      if (meeting) return meeting;
    }
    open.push(segment);
  }
  return null;
}

function segmentsOf(ring: Ring, index: number): Segment[] {
  return ring.slice(1).map((to, at) => {
    const from = ring[at] ?? to;
    return {
      from,
      to,
      left: Math.min(from[0], to[0]),
      right: Math.max(from[0], to[0]),
      low: Math.min(from[1], to[1]),
      high: Math.max(from[1], to[1]),
      ring: index,
      at,
      count: ring.length - 1,
    };
  });
}

/** Twice the signed area of a triangle: its sign is the side of the line, 0 is on it. */
const side = (a: Position, b: Position, c: Position) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export const isSamePosition = (one: Position, other: Position) => one[0] === other[0] && one[1] === other[1];

/** Whether a point on a segment's line is between its ends. */
const isOn = (position: Position, { left, right, low, high }: Segment) =>
  position[0] >= left && position[0] <= right && position[1] >= low && position[1] <= high;

function intersect(one: Segment, other: Segment): Position | null {
  const [a, b] = [side(one.from, one.to, other.from), side(one.from, one.to, other.to)];
  const [c, d] = [side(other.from, other.to, one.from), side(other.from, other.to, one.to)];
  if (a > 0 !== b > 0 && c > 0 !== d > 0 && a !== 0 && b !== 0 && c !== 0 && d !== 0) {
    const part = a / (a - b);
    return [other.from[0] + part * (other.to[0] - other.from[0]), other.from[1] + part * (other.to[1] - other.from[1])];
  }
  const touching: readonly (readonly [number, Position, Segment])[] = [
    [a, other.from, one],
    [b, other.to, one],
    [c, one.from, other],
    [d, one.to, other],
  ];
  const touches = touching.flatMap(([turn, place, segment]) => (turn === 0 && isOn(place, segment) ? [place] : []));
  return touches.find((place) => !mayTouch(one, other, place)) ?? null;
}

/** Neighbours share their corner; the corners of two rings may coincide. */
function mayTouch(one: Segment, other: Segment, place: Position): boolean {
  const isCorner = (segment: Segment) => isSamePosition(segment.from, place) || isSamePosition(segment.to, place);
  if (!isCorner(one) || !isCorner(other)) return false;
  if (one.ring !== other.ring) return true;
  const distance = Math.abs(one.at - other.at);
  return distance === 1 || distance === one.count - 1;
}
