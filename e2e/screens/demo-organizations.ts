/** Ids of organisations in the demo data. */
export const SWIMMING_CLUB = 1;
export const RUNNING_CLUB = 3;
export const NEIGHBOURHOOD = 8;
