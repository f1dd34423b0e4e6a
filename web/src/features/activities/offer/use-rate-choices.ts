import { listRates, type Rate } from '@move/contract/rates/rates.ts';
import { useRead } from '../../../platform/api/reads.ts';

/** The rates that an organisation can choose, with the cancellation terms of each. */
export function useRateChoices(organizationId: number): readonly Rate[] {
  return useRead(listRates, { params: { organizationId }, query: { itemsPerPage: 250 } }).data?.rates ?? [];
}
