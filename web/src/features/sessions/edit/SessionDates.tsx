import type { createSession } from '@move/contract/sessions/sessions.ts';
import { addDays, daysBetween, isDate, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useField, useForm } from '../../../screens/edit/form/use-field.ts';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { readRule } from './session-values.ts';

const { DateField, TimeField } = fieldsFor<BodyValues<typeof createSession>>();

/** Begin and end; a moved begin takes the end and the only chosen weekday along. */
export function SessionDates() {
  const { core } = useForm();
  const { value, input } = useField('start_date', {});
  const before = typeof value === 'string' ? value : null;
  const move = (date: string | null) => {
    const { values } = core.store.get();
    core.set('start_date', date);
    if (date === null || before === null || !isDate(date) || !isDate(before)) return;
    const end = values.end_date;
    if (typeof end === 'string' && isDate(end))
      core.set('end_date', addDays(date, Math.max(0, daysBetween(before, end))));
    const rule = readRule(values.repetition);
    const [day] = rule.days;
    if (rule.type === 'weeks' && rule.days.length === 1 && day === weekdayOf(before)) {
      core.set('repetition', { ...rule, days: [weekdayOf(date)] });
    }
  };
  return (
    <>
      <FieldSpan columns={3}>
        <DateInput {...input} value={before} onChange={move} />
      </FieldSpan>
      <TimeField name="start_time" columns={3} />
      <DateField name="end_date" columns={3} />
      <TimeField name="end_time" columns={3} />
    </>
  );
}
