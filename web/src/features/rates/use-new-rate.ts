import { createRate, listRates } from '@move/contract/rates/rates.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';

/** The form of a new rate, on its own page and in a drawer. */
export const useNewRate = (organizationId: number, onCreated: (rate: { id: number }) => unknown) =>
  useCreateForm({
    save: createRate,
    params: { organizationId },
    draft: 'rates',
    initial: { vat_level: 'low', cancellation_term_ids: [] },
    invalidates: [listRates],
    onCreated,
  });
