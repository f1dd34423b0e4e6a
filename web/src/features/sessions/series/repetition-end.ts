import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';

export type RepetitionEnd = 'count' | 'until' | 'open';

const FIRST_COUNT = 10;

/** The chosen kind of end; when both are filled in (which the rules refuse) a number of times. */
export function endKindOf(repetition: Repetition): RepetitionEnd {
  if (repetition.count !== null) return 'count';
  return repetition.until === null ? 'open' : 'until';
}

/** Changes the kind of end of a repetition; the other end is emptied, since they exclude each other. */
export function withEnd(repetition: Repetition, end: RepetitionEnd): Repetition {
  return {
    ...repetition,
    count: end === 'count' ? (repetition.count ?? FIRST_COUNT) : null,
    // chosen but empty: an empty text, which the rules refuse
    until: end === 'until' ? (repetition.until ?? '') : null,
  };
}
