import type { Repetition } from '@move/domain/sessions/recurrence.ts';

export type RepetitionEnd = 'count' | 'until' | 'open';

const FIRST_COUNT = 10;

/** Which end was chosen; both filled in (which the rules refuse) shows as a number of times. */
export function endKindOf(repetition: Repetition): RepetitionEnd {
  if (repetition.count !== null) return 'count';
  return repetition.until === null ? 'open' : 'until';
}

/** The repetition with another kind of end; the other end is emptied, they exclude each other (D4.1). */
export function withEnd(repetition: Repetition, end: RepetitionEnd): Repetition {
  return {
    ...repetition,
    count: end === 'count' ? (repetition.count ?? FIRST_COUNT) : null,
    // Chosen but not filled in yet: an empty text, which the rules ask to complete.
    until: end === 'until' ? (repetition.until ?? '') : null,
  };
}
