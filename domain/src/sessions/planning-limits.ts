/** Most rows of a grid in which sessions are planned together. */
export const GRID_ROWS_MAX = 200;

/** The years that may be planned in; any other is a typing error, such as 0206 or 2206. */
export const PLANNING_YEARS = { first: 2000, last: 2099 } as const;

/** Whether a local day, `YYYY-MM-DD`, lies in the years that may be planned in. */
export function isPlannable(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= PLANNING_YEARS.first && year <= PLANNING_YEARS.last;
}

/** Most sessions that an activity has still to start: one every hour, day and night, for more than a year. */
export const ACTIVITY_SESSIONS_MAX = 10_000;

/** Most sessions that all activities of an organisation have still to start. */
export const ORGANIZATION_SESSIONS_MAX = 50_000;

/** Most sessions of a bundle; an order line, which divides its price over them, holds at most 1,000. */
export const BUNDLE_SESSIONS_MAX = 500;
