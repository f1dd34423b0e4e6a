import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useLocale, useToday, useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { InputTheme } from '../InputTheme.tsx';

type CalendarProps = {
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
};

/** Month calendar, Monday first; loaded when it is opened. It starts on the chosen day, or on today. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const w = useWordsOf(inputWords);
  const locale = useLocale();
  const calendar = useRef<HTMLDivElement>(null);
  const today = useToday().toString();
  useEffect(() => calendar.current?.querySelector<HTMLElement>('[data-start]')?.focus(), []);
  return (
    <InputTheme>
      <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
        <DatePicker
          ref={calendar}
          value={value}
          {...(value !== null && { defaultDate: value })}
          {...(min !== undefined && { minDate: min })}
          {...(max !== undefined && { maxDate: max })}
          getDayProps={(date) => ({
            'aria-pressed': date === value,
            ...(date === today && { 'aria-current': 'date' as const }),
            ...(date === (value ?? today) && { 'data-start': true }),
          })}
          onChange={(date) => date !== null && onChoose(date)}
          ariaLabels={{
            previousMonth: w.previousMonth,
            nextMonth: w.nextMonth,
            previousYear: w.previousYear,
            nextYear: w.nextYear,
          }}
        />
      </DatesProvider>
    </InputTheme>
  );
}
