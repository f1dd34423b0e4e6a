import { listLocations } from '@move/contract/locations/locations.ts';
import { useLocale } from '../../platform/locale.ts';
import { useRead } from '../../platform/reads.ts';
import { useRateChoices } from '../activities/public.tsx';
import type { GridLookups } from './grid-cells.ts';

/** What the texts of a grid may mean. */
export function useGridLookups(organizationId: number, notBefore: string | null): GridLookups {
  const locale = useLocale();
  const rates = useRateChoices(organizationId);
  const query = { itemsPerPage: 250 };
  const locations = useRead(listLocations, { params: { organizationId }, query }).data?.locations ?? [];
  return { locale, today: Temporal.Now.plainDateISO().toString(), locations, rates, notBefore };
}
