type Located = { name: string; city: string; latitude: number | null; longitude: number | null };
type Point = readonly [longitude: number, latitude: number];

export type MapLocations = {
  readonly points: readonly Point[];
  /** The towns and the centre of the locations in each; towns with the most locations first. */
  readonly towns: readonly { readonly name: string; readonly at: Point }[];
};

export const NO_LOCATIONS: MapLocations = { points: [], towns: [] };

/** The most names of towns shown, so that they don't overlap. */
const TOWNS_MAX = 25;

export function mapLocations(locations: readonly Located[]): MapLocations {
  const placed = locations.flatMap(({ city, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ city, at: [longitude, latitude] as const }],
  );
  const byTown = [...Map.groupBy(placed, ({ city }) => city)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    points: placed.map(({ at }) => at),
    towns: byTown.slice(0, TOWNS_MAX).map(([name, at]) => ({
      name,
      at: [middle(at.map((each) => each.at[0])), middle(at.map((each) => each.at[1]))],
    })),
  };
}
