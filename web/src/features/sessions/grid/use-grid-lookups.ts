import { useMemo } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import type { GridRows } from './table/grid-rows.ts';
import { useRateChoices } from '../../activities/public.tsx';
import { useKnownLocations } from '../../locations/public.tsx';
import { COLUMNS, type GridLookups } from './cells/grid-cells.ts';

type Input = {
  organizationId: number;
  notBefore: string | null;
  rows: GridRows;
  /** The text that the user is typing in the column of locations. */
  typed: string;
};

/** The locations, rates and dates by which the texts in a grid are read, and a function that repeats failed searches. */
export function useGridLookups({ organizationId, notBefore, rows, typed }: Input): [GridLookups, () => void] {
  const locale = useLocale();
  const rates = useRateChoices(organizationId);
  const texts = [typed, ...textsIn(rows)];
  const { rows: locations, isAsking, isFailed, retry } = useKnownLocations(organizationId, texts);
  const today = platformToday().toString();
  const lookups = useMemo(
    () => ({ locale, today, locations, isAsking, isFailed, rates, notBefore }),
    [locale, today, locations, isAsking, isFailed, rates, notBefore],
  );
  return [lookups, retry];
}

const textsIn = (rows: GridRows) => rows.map(({ cells }) => cells[COLUMNS.indexOf('location')] ?? '');
