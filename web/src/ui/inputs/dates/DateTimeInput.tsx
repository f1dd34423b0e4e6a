import { useState } from 'react';
import { useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { DateInput } from './DateInput.tsx';
import type { FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { TimeInput } from './TimeInput.tsx';
import * as fieldStyles from '../field.module.css';

type Parts = { date: string | null; time: string | null };

function split(value: string | null): Parts {
  const [date, time] = value?.split('T') ?? [];
  return { date: date || null, time: time || null };
}

const join = ({ date, time }: Parts) => (date === null && time === null ? null : `${date ?? ''}T${time ?? ''}`);

type DateTimeInputProps = FieldProps<string | null> & { min?: string | undefined; max?: string | undefined };

/** A local day and time as `YYYY-MM-DDTHH:MM`. With only a day or a time it emits that half (`2026-11-20T`), which validation refuses. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, onChange, label, error, disabled, readOnly, required, min, max } = props;
  const w = useWordsOf(inputWords);
  // kept since the joined value can't always be split again: an unreadable text may contain a T
  const [own, setOwn] = useState<{ value: string | null; parts: Parts } | null>(null);
  const parts = own !== null && own.value === value ? own.parts : split(value);
  const change = (next: Parts) => {
    const joined = join(next);
    setOwn({ value: joined, parts: next });
    onChange(joined);
  };
  const common = { disabled, readOnly, required, isInvalid: Boolean(error) };
  return (
    <FieldGroup {...props}>
      <div className={fieldStyles.dateTime}>
        <DateInput
          {...common}
          label={`${label}: ${w.date.toLowerCase()}`}
          value={parts.date}
          onChange={(date) => change({ ...parts, date })}
          min={min}
          max={max}
        />
        <TimeInput
          {...common}
          label={`${label}: ${w.time.toLowerCase()}`}
          value={parts.time}
          onChange={(time) => change({ ...parts, time })}
        />
      </div>
    </FieldGroup>
  );
}
