import { proposedEnd } from '@move/domain/sessions/repetition/proposed-end.ts';
import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';

export type RepetitionEnd = 'count' | 'until' | 'open';

const FIRST_COUNT = 10;

/** The chosen type of end; when both are filled in (which the rules refuse), a number of times. */
export function endKindOf(repetition: Repetition): RepetitionEnd {
  if (repetition.count !== null) return 'count';
  return repetition.until === null ? 'open' : 'until';
}

/** Changes the type of end of a repetition and empties the other end, since they exclude each other. */
export function withEnd(repetition: Repetition, end: RepetitionEnd, startDate: string): Repetition {
  return {
    ...repetition,
    count: end === 'count' ? (repetition.count ?? FIRST_COUNT) : null,
    // a yearly series has no proposed end: an empty text means chosen but not filled in, which the rules refuse
    until: end === 'until' ? (repetition.until ?? proposedEnd(startDate, repetition.type).until ?? '') : null,
  };
}

/** Whether the end is the proposed one, which follows a change of the first day or the unit. */
export function isProposed({ type, until, count }: Repetition, startDate: string): boolean {
  const proposed = proposedEnd(startDate, type);
  return proposed.until === until && proposed.count === count;
}

/** Changes the unit; a proposed end becomes the proposed end of the new unit. */
export function withType(repetition: Repetition, type: Repetition['type'], startDate: string): Repetition {
  return { ...repetition, type, ...(isProposed(repetition, startDate) && proposedEnd(startDate, type)) };
}
