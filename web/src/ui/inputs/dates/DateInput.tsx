import { IconCalendar } from '@tabler/icons-react';
import { lazyPart } from '../../lazy-part.tsx';
import { FloatingPanel } from '../../overlays/menus/FloatingPanel.tsx';
import { useToday, useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { TextControl } from '../text/TextControl.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import { formatDate, isDay, parseDate } from './typed-dates.ts';
import { useTypedText } from '../text/use-typed-text.ts';
import * as look from '../../look/look.module.css';

const Calendar = lazyPart(
  () => import('./Calendar.tsx').then((module) => module.Calendar),
  <div style={{ width: 252, height: 276 }} aria-busy="true" />,
);

/** A form has no value yet for a field that nobody filled in. */
export type DateInputProps = FieldProps<string | null | undefined, string | null> & {
  /** First and last day of the calendar, `YYYY-MM-DD`; typed days are checked by the form's rules. */
  min?: string | undefined;
  max?: string | undefined;
  parse?: typeof parseDate;
};

/** A day as `YYYY-MM-DD`, typed or from the calendar. A text that isn't a date is passed on as typed, and the form's rules refuse it. */
export function DateInput(props: DateInputProps) {
  const { label, value = null, onChange, onBlur, error, min, max, disabled, readOnly, placeholder } = props;
  const w = useWordsOf(inputWords);
  const { year } = useToday();
  const parse = (text: string) => (props.parse ?? parseDate)(text, year);
  const typed = useTypedText({ value, format: formatDate, parse, isReadable: isDay, onChange });
  return (
    <TextControl
      {...inputProps({
        ...props,
        placeholder: placeholder ?? w.dateHint,
        error: error ?? (typed.isReadable ? null : w.badDate),
      })}
      className={look.figures}
      autoComplete="off"
      inputMode="numeric"
      value={typed.text}
      onChange={(event) => typed.onText(event.currentTarget.value)}
      onBlur={() => {
        typed.onLeave();
        onBlur?.();
      }}
      rightSection={
        disabled || readOnly ? undefined : (
          <FloatingPanel
            label={w.calendar(label)}
            icon={<IconCalendar size={16} stroke={1.75} aria-hidden />}
            isSmall
            side="bottom-start"
          >
            {(close) => (
              <Calendar
                value={typed.isReadable ? value : null}
                min={min}
                max={max}
                onChoose={(date) => {
                  onChange(date);
                  close();
                }}
              />
            )}
          </FloatingPanel>
        )
      }
    />
  );
}
