import { STATISTICS_DAYS_MAX, statisticsPeriodViolations } from '@move/domain/statistics/period.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { isDay } from '../../../ui/inputs/dates/typed-dates.ts';
import { statisticsMessages } from '../statistics.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../statistics.module.css';

/** The fields for a period of the user's own. The URL changes once both days are valid and in order. */
export function CustomPeriod({ from, until }: { from: string; until: string }) {
  const t = useMessages(statisticsMessages).period;
  const setSearch = useSetSearch();
  const [days, setDays] = useState<{ dateFrom: string | null; dateUntil: string | null }>({
    dateFrom: from,
    dateUntil: until,
  });
  const [hasError, setError] = useState(false);
  const change = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed };
    setDays(next);
    const [dateFrom, dateUntil] = [next.dateFrom ?? '', next.dateUntil ?? ''];
    const isWhole = isDay(dateFrom) && isDay(dateUntil);
    const isRight = isWhole && statisticsPeriodViolations({ dateFrom, dateUntil }).length === 0;
    setError(isWhole && !isRight);
    if (isRight) setSearch({ period: 'own', dateFrom, dateUntil, granularity: undefined });
  };
  return (
    <div className={`${look.row} ${styles.ownDays}`}>
      <DateInput label={t.from} value={days.dateFrom} onChange={(dateFrom) => change({ dateFrom })} />
      <DateInput
        label={t.until}
        value={days.dateUntil}
        error={hasError ? t.wrong(STATISTICS_DAYS_MAX) : null}
        onChange={(dateUntil) => change({ dateUntil })}
      />
    </div>
  );
}
