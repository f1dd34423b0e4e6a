import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useLocale, useWords } from '../../Words.tsx';
import { InputTheme } from '../InputTheme.tsx';

type CalendarProps = {
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
};

/** Month calendar, Monday first; loaded when it is opened. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const w = useWords();
  const locale = useLocale();
  return (
    <InputTheme>
      <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
        <DatePicker
          value={value}
          {...(value !== null && { defaultDate: value })}
          {...(min !== undefined && { minDate: min })}
          {...(max !== undefined && { maxDate: max })}
          onChange={(date) => date !== null && onChoose(date)}
          ariaLabels={{
            previousMonth: w.input.previousMonth,
            nextMonth: w.input.nextMonth,
            previousYear: w.input.previousYear,
            nextYear: w.input.nextYear,
          }}
        />
      </DatesProvider>
    </InputTheme>
  );
}
