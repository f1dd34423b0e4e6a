import { proposedEnd } from '@move/domain/sessions/repetition/proposed-end.ts';
import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';

export type RepetitionEnd = 'count' | 'until' | 'open';

const FIRST_COUNT = 10;

/** The chosen type of end: a number of times, a last day, or open. When both are filled in, which the rules refuse, `count`. */
export function endKindOf(repetition: Repetition): RepetitionEnd {
  if (repetition.count !== null) return 'count';
  return repetition.until === null ? 'open' : 'until';
}

/** Changes the type of end and empties the other end: a repetition has a number of times or a last day, not both. */
export function withEnd(repetition: Repetition, end: RepetitionEnd, startDate: string): Repetition {
  return {
    ...repetition,
    count: end === 'count' ? (repetition.count ?? FIRST_COUNT) : null,
    // a yearly series has no proposed last day: the field starts empty, and the rules refuse it until it is filled in
    until: end === 'until' ? (repetition.until ?? proposedEnd(startDate, repetition.type).until ?? '') : null,
  };
}

/** Whether the end is still the proposed end. A proposed end changes when the first day or the unit changes. */
export function isProposed({ type, until, count }: Repetition, startDate: string): boolean {
  const proposed = proposedEnd(startDate, type);
  return proposed.until === until && proposed.count === count;
}

/** Changes the unit; a proposed end becomes the proposed end of the new unit. */
export function withType(repetition: Repetition, type: Repetition['type'], startDate: string): Repetition {
  return { ...repetition, type, ...(isProposed(repetition, startDate) && proposedEnd(startDate, type)) };
}
