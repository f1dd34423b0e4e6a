import { isDate } from '@move/domain/kit/dates/dates.ts';
import { followingEdit } from '@move/domain/sessions/series/following-edit.ts';
import { type Repetition, NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import type { FormState } from '../../../screens/edit/form/form-core.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the repetition of a form, which may still be invalid while the user types. */
export function readRule(value: unknown): Repetition {
  return typeof value === 'object' && value !== null ? { ...NO_REPETITION, ...value } : NO_REPETITION;
}

export const minutesIn = (values: Values, name: string): number | null => {
  const value = values[name];
  return typeof value === 'number' ? value : null;
};

export const textIn = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** Reads start and end of a form; null while one of them is invalid. */
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

/** Whether the form changes the repetition itself, not only the day or time of the sessions. */
export function changesRule(
  session: SessionSpan & { readonly repetition: Repetition | null },
  values: Values,
): boolean {
  const span = spanIn(values);
  if (span === null) return false;
  const stored = { span: session, repetition: session.repetition ?? NO_REPETITION };
  const wanted = { span, repetition: readRule(values.repetition) };
  return followingEdit({ stored, wanted, fields: [] }).repetition !== null;
}

/**
 * The stored values of a session in a series; null outside a series, and when the form changes the repetition. Another day or time may be
 * for this session alone; until the user has chosen, the form shows the series as it is stored.
 */
export function keptSeries({ base, values, version }: Pick<FormState, 'base' | 'values' | 'version'>): Values | null {
  const span = spanIn(base);
  const repetition = readRule(base.repetition);
  if (version === null || span === null || repetition.type === null) return null;
  return changesRule({ ...span, repetition }, values) ? null : base;
}
