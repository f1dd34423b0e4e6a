/** GeoJSON order: longitude, latitude. */
export type Corner = readonly [longitude: number, latitude: number];

/** The corners of a closed GeoJSON ring, without the last one, which repeats the first. */
export function cornersOf(ring: readonly (readonly number[])[]): Corner[] {
  const corners = ring.map(([longitude = Number.NaN, latitude = Number.NaN]): Corner => [longitude, latitude]);
  const [first] = corners;
  const last = corners.at(-1);
  const isClosed =
    corners.length > 1 && first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  return isClosed ? corners.slice(0, -1) : corners;
}

/** A closed ring, as GeoJSON requires. */
export function ringOf(corners: readonly Corner[]): [number, number][] {
  const ring = corners.map(([longitude, latitude]): [number, number] => [longitude, latitude]);
  const [first] = ring;
  return first === undefined ? [] : [...ring, [first[0], first[1]]];
}

/** Whether two lists hold the same corners in the same order. */
export function isSameArea(one: readonly Corner[], other: readonly Corner[]): boolean {
  return (
    one.length === other.length &&
    one.every(([longitude, latitude], at) => other[at]?.[0] === longitude && other[at]?.[1] === latitude)
  );
}

/**
 * The corner to add after the last: halfway between the last and the first, or next to the last while there are fewer than three. The first
 * corner is in Utrecht.
 */
export function nextCorner(corners: readonly Corner[]): Corner {
  const [first] = corners;
  const last = corners.at(-1);
  if (first === undefined || last === undefined) return [5.1214, 52.0907];
  if (corners.length < 3) return [last[0] + 0.01, last[1] + (corners.length === 1 ? 0 : 0.01)];
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}
