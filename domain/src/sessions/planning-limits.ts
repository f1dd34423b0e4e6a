/** The most rows of a grid. */
export const GRID_ROWS_MAX = 200;

/** The years that can be planned; any other is a typing error, such as 0206 or 2206. */
export const PLANNING_YEARS = { first: 2000, last: 2099 } as const;

/** Whether a local day, `YYYY-MM-DD`, is in the planning years. */
export function isPlannable(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= PLANNING_YEARS.first && year <= PLANNING_YEARS.last;
}

/** Maximum of upcoming sessions of an activity: one every hour, day and night, for more than a year. */
export const ACTIVITY_SESSIONS_MAX = 10_000;

/** Maximum of upcoming sessions of all activities of an organisation together. */
export const ORGANIZATION_SESSIONS_MAX = 50_000;

/** Maximum of sessions in a bundle. An order line can divide its price over at most 1,000. */
export const BUNDLE_SESSIONS_MAX = 500;
