import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { GRANULARITIES, STATISTICS_DAYS_MAX, statisticsPeriodViolations } from '@move/domain/statistics/period.ts';
import { useState } from 'react';
import { useFormats, useTimeZone } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSearch, useSetSearch } from '../../platform/navigation.tsx';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { PRESETS, type Preset, readPeriod } from './period-choice.ts';
import { statisticsMessages } from './statistics.messages.ts';

/** The choice of the period, kept in the address. */
export function PeriodPicker({ statistics }: { statistics?: Statistics }) {
  const t = useMessages(statisticsMessages).period;
  const formats = useFormats();
  const setSearch = useSetSearch();
  const choice = readPeriod(useSearch(), Temporal.Now.plainDateISO(useTimeZone()).toString());
  const choose = (preset: Preset) => {
    const { from, until } = choice.period;
    const days =
      preset === 'own' ? { dateFrom: from, dateUntil: until } : { dateFrom: undefined, dateUntil: undefined };
    setSearch({ period: preset === '30' ? undefined : preset, granularity: undefined, ...days });
  };
  const shown = statistics ?? { date_from: choice.period.from, date_until: choice.period.until };
  return (
    <div className="figureperiod">
      <div className="row figurechoices">
        <label className="figureselect">
          <span className="vh">{t.label}</span>
          <select value={choice.preset} onChange={(event) => choose(event.currentTarget.value as Preset)}>
            {PRESETS.map((preset) => (
              <option key={preset} value={preset}>
                {t.presets[preset]}
              </option>
            ))}
          </select>
        </label>
        <SegmentedChoice
          label={t.granularity}
          value={statistics?.granularity ?? null}
          segments={GRANULARITIES.map((value) => ({ value, label: t.granularities[value] }))}
          onChange={(granularity) => setSearch({ granularity })}
        />
      </div>
      {choice.preset === 'own' && <OwnDays key={`${choice.period.from} ${choice.period.until}`} {...choice.period} />}
      <p className="soft s13">
        {formats.dateRange(shown.date_from, shown.date_until)}
        {statistics &&
          `, ${t.before(formats.dateRange(statistics.previous.date_from, statistics.previous.date_until))}`}
      </p>
    </div>
  );
}

/** Days of one's own; the address follows once both are days in the right order. */
function OwnDays({ from, until }: { from: string; until: string }) {
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
    const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(dateFrom) && /^\d{4}-\d{2}-\d{2}$/.test(dateUntil);
    const isRight = isWhole && statisticsPeriodViolations({ dateFrom, dateUntil }).length === 0;
    setError(isWhole && !isRight);
    if (isRight) setSearch({ period: 'own', dateFrom, dateUntil, granularity: undefined });
  };
  return (
    <div className="row figureown">
      {(['dateFrom', 'dateUntil'] as const).map((name) => (
        <label key={name} className="figureselect">
          <span className="s13 soft">{name === 'dateFrom' ? t.from : t.until}</span>
          <input
            type="date"
            value={days[name] ?? ''}
            aria-invalid={hasError}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      {hasError && (
        <p className="figurewrong" role="alert">
          {t.wrong(STATISTICS_DAYS_MAX)}
        </p>
      )}
    </div>
  );
}
