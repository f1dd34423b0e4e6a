/** Most sessions that one call plans, repetitions counted out: a series of every day for two years (D4.1). */
export const PLANNED_MAX = 730;

/** Most rows of a grid in which sessions are planned together. */
export const GRID_ROWS_MAX = 200;
