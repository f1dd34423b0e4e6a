/** Guessing 256 bits is hopeless; the limits keep a script from trying at our cost. Counted by network. */
export const GUESSES = { reads: 1_200, starts: 120, news: 3_000, seconds: 3_600 };
