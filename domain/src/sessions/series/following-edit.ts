import { daysBetween } from '../../kit/dates/dates.ts';
import { isSameRepetition, type Repetition, shiftRepetition } from '../repetition/recurrence.ts';
import type { FollowingEdit } from './series-edit.ts';
import { clockOf, type SessionSpan } from '../session-times.ts';

type Session = { readonly span: SessionSpan; readonly repetition: Repetition };

/**
 * The edit for a form with all fields of a session. A moved date shifts the series, when its rule is unchanged or its weekdays moved too;
 * any other rule is a new one. `fields` are the names of the other changes.
 */
export function followingEdit(change: { stored: Session; wanted: Session; fields: readonly string[] }): FollowingEdit {
  const { stored, wanted, fields } = change;
  const shift_days = daysBetween(stored.span.start_date, wanted.span.start_date);
  const [before, after] = [clockOf(stored.span), clockOf(wanted.span)];
  const isSameClock =
    before.start_time === after.start_time &&
    before.end_time === after.end_time &&
    before.day_offset === after.day_offset;
  return {
    fields,
    clock: isSameClock ? null : after,
    shift_days,
    repetition: isKept(stored.repetition, wanted.repetition, shift_days) ? null : wanted.repetition,
  };
}

function isKept(stored: Repetition, wanted: Repetition, shift_days: number): boolean {
  const shifted = shiftRepetition(stored, shift_days);
  const withDaysShifted = { ...stored, days: shifted.days };
  return [stored, shifted, withDaysShifted].some((rule) => isSameRepetition(rule, wanted));
}
