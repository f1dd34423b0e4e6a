/** Most rows of a grid in which sessions are planned together. */
export const GRID_ROWS_MAX = 200;
