import { isDate } from '@move/domain/kit/dates/dates.ts';
import { followingEdit } from '@move/domain/sessions/series/following-edit.ts';
import { type Repetition, SINGLE } from '@move/domain/sessions/repetition/recurrence.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';

type Values = Readonly<Record<string, unknown>>;

/** The repetition that a form holds; while it is being typed its parts may still be wrong. */
export function readRule(value: unknown): Repetition {
  return typeof value === 'object' && value !== null ? { ...SINGLE, ...value } : SINGLE;
}

export const minutesIn = (values: Values, name: string): number | null => {
  const value = values[name];
  return typeof value === 'number' ? value : null;
};

export const textIn = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The begin and end of a form, or null while one of them can't be read. */
export function spanIn(values: Values) {
  const span = {
    start_date: textIn(values, 'start_date'),
    start_time: textIn(values, 'start_time'),
    end_date: textIn(values, 'end_date'),
    end_time: textIn(values, 'end_time'),
  };
  const areTimes = [span.start_time, span.end_time].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
  return areTimes && isDate(span.start_date) && isDate(span.end_date) ? span : null;
}

/** Whether what the form holds changes the rule of the series, and not only its days or times. */
export function changesRule(
  session: SessionSpan & { readonly repetition: Repetition | null },
  values: Values,
): boolean {
  const span = spanIn(values);
  if (span === null) return false;
  const stored = { span: session, repetition: session.repetition ?? SINGLE };
  const wanted = { span, repetition: readRule(values.repetition) };
  return followingEdit({ stored, wanted, fields: [] }).repetition !== null;
}
