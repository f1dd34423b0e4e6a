import { isDate, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { proposedEnd } from '@move/domain/sessions/repetition/proposed-end.ts';
import { OCCURRENCES_MAX, type Repetition, type RepetitionType } from '@move/domain/sessions/repetition/recurrence.ts';
import { EVERY_MAX } from '@move/domain/sessions/repetition/repetition-rules.ts';
import type { ReactNode } from 'react';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { repetitionMessages } from './repetition.messages.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { SwitchInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { errorNode, type FieldProps } from '../../../ui/inputs/field.tsx';
import { NumberInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { endKindOf, type RepetitionEnd, withEnd, withType } from './repetition-end.ts';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as styles from './series.module.css';

const UNITS: readonly RepetitionType[] = ['weeks', 'months', 'years'];
const ENDS: readonly RepetitionEnd[] = ['count', 'until', 'open'];
const DAYS = [1, 2, 3, 4, 5, 6, 7];

export type RepetitionErrors = Partial<Record<'every' | 'type' | 'days' | 'until' | 'count', string | undefined>>;

type RepetitionInputProps = Omit<FieldProps<Repetition>, 'error' | 'placeholder' | 'required'> & {
  /** Errors by part of the repetition, e.g. `every`. */
  errors?: RepetitionErrors | undefined;
  /** The first day. Switching repetition on chooses its weekday and proposes an end. */
  startDate: string;
  /** The repetition as a sentence, dates and holidays; screen readers announce each change. */
  preview?: ReactNode;
};
type PartProps = Pick<RepetitionInputProps, 'value' | 'onChange' | 'startDate'> & {
  isFixed: boolean;
  errors: RepetitionErrors;
};

function ErrorLine({ text }: { text: string | undefined }) {
  return text === undefined ? null : <div className={fieldStyles.fieldError}>{errorNode(text)}</div>;
}

function EveryPart({ value, onChange, startDate, isFixed, errors }: PartProps) {
  const t = useMessages(repetitionMessages);
  const plural = value.every === 1 ? 0 : 1;
  return (
    <div>
      <div className={fieldStyles.groupLabel} aria-hidden="true">
        {t.repeat}
      </div>
      <div className={`${look.row} ${look.wrap} ${styles.every}`}>
        <NumberInput
          label={t.every}
          min={1}
          max={EVERY_MAX}
          value={value.every}
          disabled={isFixed}
          onChange={(every) => onChange({ ...value, every: every ?? Number.NaN })}
        />
        <SegmentedChoice
          label={t.repeat}
          value={value.type}
          disabled={isFixed}
          segments={UNITS.map((unit) => ({ value: unit, label: t.units[unit][plural] ?? unit }))}
          onChange={(type) => onChange(withType(value, type, startDate))}
        />
      </div>
      <ErrorLine text={errors.every ?? errors.type} />
    </div>
  );
}

function DaysPart({ value, onChange, isFixed, errors }: PartProps) {
  const w = useWords();
  const t = useMessages(repetitionMessages);
  const toggle = (day: number) =>
    onChange({ ...value, days: DAYS.filter((d) => (d === day ? !value.days.includes(d) : value.days.includes(d))) });
  return (
    <div role="group" aria-label={t.on}>
      <div className={fieldStyles.groupLabel} aria-hidden="true">
        {t.on}
      </div>
      <div className={choiceStyles.choices}>
        {DAYS.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.weekday}
            aria-pressed={value.days.includes(day)}
            aria-label={`${w.days.short[day - 1]} (${w.days.long[day - 1]})`}
            disabled={isFixed}
            onClick={() => toggle(day)}
          >
            {w.days.short[day - 1]}
          </button>
        ))}
      </div>
      <ErrorLine text={errors.days} />
    </div>
  );
}

function EndPart({ value, onChange, startDate, isFixed, errors }: PartProps) {
  const t = useMessages(repetitionMessages);
  const end = endKindOf(value);
  return (
    <div className={`${look.row} ${look.wrap}`} style={{ alignItems: 'flex-start' }}>
      <div style={{ width: 150 }}>
        <SelectInput
          label={t.stops}
          required
          disabled={isFixed}
          value={end}
          options={ENDS.map((kind) => ({ value: kind, label: t.end[kind] }))}
          onChange={(kind) => kind !== null && onChange(withEnd(value, kind, startDate))}
        />
      </div>
      {end === 'count' && (
        <div style={{ width: 120 }}>
          <NumberInput
            label={t.count}
            min={1}
            max={OCCURRENCES_MAX}
            disabled={isFixed}
            error={errors.count}
            value={value.count}
            onChange={(count) => onChange({ ...value, count: count ?? Number.NaN })}
          />
        </div>
      )}
      {end === 'until' && (
        <div style={{ width: 170 }}>
          <DateInput
            label={t.until}
            disabled={isFixed}
            error={errors.until}
            value={value.until === '' ? null : value.until}
            onChange={(until) => onChange({ ...value, until: until ?? '' })}
          />
        </div>
      )}
      {end === 'open' && <ErrorLine text={errors.until ?? errors.count} />}
    </div>
  );
}

/** The fields of a repetition (interval, unit, days and end), with an optional preview at their right. */
export function RepetitionInput(props: RepetitionInputProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    startDate,
    preview,
    errors = {},
    disabled = false,
    readOnly = false,
    id,
    name,
  } = props;
  const t = useMessages(repetitionMessages);
  const isFixed = disabled || readOnly;
  const part = { value, onChange, startDate, isFixed, errors };
  const repeat = (isOn: boolean) =>
    onChange(
      isOn
        ? {
            ...value,
            ...(endKindOf(value) === 'open' && proposedEnd(startDate, 'weeks')),
            type: 'weeks',
            days: value.days.length > 0 ? value.days : [isDate(startDate) ? weekdayOf(startDate) : 1],
          }
        : { ...value, type: null },
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only handles blur
    <div className={styles.repetition} id={id} data-name={name} role="group" aria-label={label} onBlur={onBlur}>
      <div className={styles.columns}>
        <div className={styles.controls}>
          <SwitchInput label={label} value={value.type !== null} disabled={isFixed} onChange={repeat} />
          {value.type !== null && (
            <>
              <EveryPart {...part} />
              {value.type === 'weeks' && <DaysPart {...part} />}
              <EndPart {...part} />
            </>
          )}
        </div>
        {preview !== undefined && (
          <div className={styles.preview} role="region" aria-live="polite" aria-label={t.preview}>
            {preview}
          </div>
        )}
      </div>
    </div>
  );
}
