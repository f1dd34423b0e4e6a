import { addDays, isCalendarDay } from '@move/domain/kit/dates/dates.ts';
import {
  type Comparison,
  GRANULARITIES,
  type Granularity,
  type Period,
  statisticsPeriodViolations,
} from '@move/domain/statistics/period.ts';

export const PRESETS = ['7', '30', '90', 'month', 'last-month', 'year', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

/** The period in the URL: a preset, or own days. */
export type PeriodChoice = {
  preset: Preset;
  period: Period;
  /** Which earlier period the figures are compared with. */
  comparison: Comparison;
  granularity: Granularity | undefined;
};

type Search = Readonly<Record<string, string | undefined>>;

const isPreset = (value: string | undefined): value is Preset => PRESETS.some((preset) => preset === value);

/** A month or year is compared with the previous month or year. While it isn't over, only the same days of the previous one count. */
const COMPARED_WITH: Partial<Record<Preset, Comparison>> = { month: 'month', 'last-month': 'month', year: 'year' };

/** Reads the period from the URL. An invalid period becomes the last 30 days. */
export function readPeriod(search: Search, today: string): PeriodChoice {
  const preset = isPreset(search['period']) ? search['period'] : '30';
  const granularity = GRANULARITIES.find((value) => value === search['granularity']);
  if (preset !== 'own') {
    const comparison = COMPARED_WITH[preset] ?? 'days';
    return { preset, period: periodOfPreset(preset, today), comparison, granularity };
  }
  const { dateFrom: from, dateUntil: until } = search;
  const isRight =
    from !== undefined &&
    until !== undefined &&
    isCalendarDay(from) &&
    isCalendarDay(until) &&
    statisticsPeriodViolations({ dateFrom: from, dateUntil: until }).length === 0;
  return isRight
    ? { preset, period: { from, until }, comparison: 'days', granularity }
    : { preset: '30', period: periodOfPreset('30', today), comparison: 'days', granularity };
}

/** The days of a preset. The current month and year end today. */
export function periodOfPreset(preset: Exclude<Preset, 'own'>, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case 'month':
      return { from: month, until: today };
    case 'last-month': {
      const until = addDays(month, -1);
      return { from: `${until.slice(0, 7)}-01`, until };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, until: today };
    default:
      return { from: addDays(today, 1 - Number(preset)), until: today };
  }
}
