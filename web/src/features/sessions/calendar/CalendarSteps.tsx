import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { calendarMessages } from './calendar.messages.ts';
import { stepped, weekPeriod } from './layout/calendar-days.ts';
import type { OccupancyTotal } from './layout/day-totals.ts';
import { TotalText } from './TotalText.tsx';
import { type Length, lengthOf, type SessionViewState } from '../list/view-of-sessions.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './calendar.module.css';

type CalendarStepsProps = {
  state: SessionViewState;
  onToday: () => void;
  /** How full the period is; null while it loads. */
  total?: OccupancyTotal | null;
};

/** The buttons Today, previous and next, and the name of the period. */
export function CalendarSteps({ state, onToday, total = null }: CalendarStepsProps) {
  const t = useMessages(calendarMessages);
  const { day, show } = state;
  const length = lengthOf(state.view);
  return (
    <>
      <Button variant="default" onClick={onToday}>
        {t.today}
      </Button>
      <IconButton
        label={t.previous[length]}
        icon={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
        onClick={() => show({ day: stepped(day, length, -1) })}
      />
      <IconButton
        label={t.next[length]}
        icon={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
        onClick={() => show({ day: stepped(day, length, 1) })}
      />
      <h2 className={styles.title} aria-live="polite">
        <PeriodTitle length={length} day={day} />
      </h2>
      {total !== null && <TotalText total={total} withWords />}
    </>
  );
}

function PeriodTitle({ length, day }: { length: Length; day: string }) {
  const t = useMessages(calendarMessages);
  const locale = useLocale();
  const formats = useFormats();
  const date = Temporal.PlainDate.from(day);
  if (length === 'month') return date.toLocaleString(LANGUAGE_TAGS[locale], { month: 'long', year: 'numeric' });
  const { first, last, week } = weekPeriod(day);
  if (length === 'day') {
    const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    return (
      <>
        {date.toLocaleString(LANGUAGE_TAGS[locale], words)} <span className={look.soft}>{t.week(week)}</span>
      </>
    );
  }
  return (
    <>
      {formats.dateRange(first, last)} <span className={look.soft}>{t.week(week)}</span>
    </>
  );
}
