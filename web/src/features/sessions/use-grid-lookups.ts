import { listLocations } from '@move/contract/locations/locations.ts';
import { useMemo } from 'react';
import { useLocale } from '../../platform/locale.ts';
import { useRead } from '../../platform/reads.ts';
import { useRateChoices } from '../activities/public.tsx';
import type { GridLookups } from './grid-cells.ts';

/** What the texts of a grid may mean. */
export function useGridLookups(organizationId: number, notBefore: string | null): GridLookups {
  const locale = useLocale();
  const rates = useRateChoices(organizationId);
  const query = { itemsPerPage: 250 };
  const known = useRead(listLocations, { params: { organizationId }, query }).data?.locations;
  const today = Temporal.Now.plainDateISO().toString();
  return useMemo(
    () => ({ locale, today, locations: known ?? [], rates, notBefore }),
    [locale, today, known, rates, notBefore],
  );
}
