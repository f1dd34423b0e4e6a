import type { KeyboardEvent } from 'react';
import { useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { TextControl } from '../text/TextControl.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import { isClock, parseTime, stepTime } from './typed-dates.ts';
import { useTypedText } from '../text/use-typed-text.ts';
import * as look from '../../look/look.module.css';
import * as fieldStyles from '../field.module.css';

type TimeInputProps = FieldProps<string | null> & {
  /** Minutes per arrow key. */
  step?: number | undefined;
  /** Hides the label from sight, for a row that shows it already. */
  isLabelHidden?: boolean | undefined;
};

/** `HH:MM`, typed as 18:30, 1830 or 9; 24:00 is allowed. Emits an unreadable text as it is, which validation refuses. */
export function TimeInput(props: TimeInputProps) {
  const { label, value, onChange, onBlur, error, step = 15, isLabelHidden = false, placeholder, readOnly } = props;
  const w = useWordsOf(inputWords);
  const typed = useTypedText({ value, format: (time) => time ?? '', parse: parseTime, isReadable: isClock, onChange });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || readOnly || !typed.isReadable) return;
    event.preventDefault();
    onChange(stepTime(value, direction * step));
  };
  const { label: visible, ...rest } = inputProps({
    ...props,
    placeholder: placeholder ?? w.timeHint,
    error: error ?? (typed.isReadable ? null : w.badTime),
  });
  return (
    <TextControl
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : { label: visible })}
      className={`${look.figures} ${fieldStyles.time}`}
      autoComplete="off"
      inputMode="numeric"
      value={typed.text}
      onChange={(event) => typed.onText(event.currentTarget.value)}
      onBlur={() => {
        typed.onLeave();
        onBlur?.();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
