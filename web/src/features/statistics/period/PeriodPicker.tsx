import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { GRANULARITIES } from '@move/domain/statistics/period.ts';
import { useFormats, useTimeZone } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { PRESETS, type Preset, readPeriod } from './period-choice.ts';
import { statisticsMessages } from '../statistics.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../statistics.module.css';

const OwnDays = lazyPart(() => import('./CustomPeriod.tsx').then((module) => module.CustomPeriod));

type PeriodPickerProps = {
  statistics?: Statistics;
  /** The figures of the chosen period are loading; the screen still shows those of the previous choice. */
  isUpdating?: boolean;
};

/** The choice of the period, kept in the URL. */
export function PeriodPicker({ statistics, isUpdating = false }: PeriodPickerProps) {
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
    <div className={styles.period}>
      <div className={`${look.row} ${styles.choices}`}>
        <label className={styles.select}>
          <span className={look.visuallyHidden}>{t.label}</span>
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
      <p className={`${look.soft} ${look.small}`} aria-live="polite">
        {isUpdating && <b>{t.updating} </b>}
        {formats.dateRange(shown.date_from, shown.date_until)}
        {statistics &&
          `, ${t.before(formats.dateRange(statistics.previous.date_from, statistics.previous.date_until))}`}
      </p>
    </div>
  );
}
