import type { createSession } from '@move/contract/sessions/sessions.ts';
import { isDate, isTime, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { proposedEnd } from '@move/domain/sessions/repetition/proposed-end.ts';
import { movedEnd, type SessionSpan } from '@move/domain/sessions/session-times.ts';
import { useRef } from 'react';
import { fieldsFor, useDateWords } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useField, useForm } from '../../../screens/edit/form/use-field.ts';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { TimeInput } from '../../../ui/inputs/dates/TimeInput.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { isProposed } from '../series/repetition-end.ts';
import { readRule, textIn } from './session-values.ts';

const { DateField, TimeField } = fieldsFor<BodyValues<typeof createSession>>();

/**
 * Start and end. A change of the start also moves the end. In a series that isn't stored yet it also moves the weekday, if only one is
 * chosen, and the proposed last day. The repetition of a stored series stays: the user is asked later whether the change is for this
 * session alone.
 */
export function SessionDates() {
  const { core } = useForm();
  const isNew = core.store.get().version === null;
  const isInSeries = !isNew && readRule(core.store.get().base.repetition).type !== null;
  const day = useField('start_date', {}, useDateWords());
  const time = useField('start_time', {});
  const before = typeof day.value === 'string' ? day.value : null;
  // the last valid start: while a time is incomplete, e.g. “19:”, the session keeps the length of the last valid times
  const last = useRef({ start_date: '', start_time: '' });
  const move = (start: Partial<typeof last.current>) => {
    const { values } = core.store.get();
    const text = (name: keyof SessionSpan) => textIn(values, name);
    if (isDate(text('start_date'))) last.current.start_date = text('start_date');
    if (isTime(text('start_time'))) last.current.start_time = text('start_time');
    const end = { end_date: text('end_date'), end_time: text('end_time') };
    const moved = { ...end, ...movedEnd({ ...last.current, ...end }, start) };
    for (const [name, value] of Object.entries(start)) core.set(name, value);
    if (moved.end_date !== end.end_date) core.set('end_date', moved.end_date);
    if (moved.end_time !== end.end_time) core.set('end_time', moved.end_time);
  };
  const moveDay = (date: string | null) => {
    if (date === null) return core.set('start_date', date);
    move({ start_date: date });
    const rule = readRule(core.store.get().values.repetition);
    if (isInSeries || rule.type === null || before === null || !isDate(before) || !isDate(date)) return;
    const [first] = rule.days;
    const takesDay = rule.type === 'weeks' && rule.days.length === 1 && first === weekdayOf(before);
    const takesEnd = isNew && isProposed(rule, before);
    if (!takesDay && !takesEnd) return;
    const end = takesEnd ? proposedEnd(date, rule.type) : {};
    core.set('repetition', { ...rule, ...end, days: takesDay ? [weekdayOf(date)] : rule.days });
  };
  const moveTime = (time: string | null) => (time === null ? core.set('start_time', time) : move({ start_time: time }));
  return (
    <>
      <FieldSpan columns={3}>
        <DateInput {...day.input} value={before} onChange={moveDay} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <TimeInput {...time.input} value={typeof time.value === 'string' ? time.value : null} onChange={moveTime} />
      </FieldSpan>
      <DateField name="end_date" columns={3} />
      <TimeField name="end_time" columns={3} />
    </>
  );
}
