import { createRate, listRates } from '@move/contract/rates/rates.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { PlainRateFields } from '../RateFields.tsx';
import { rateMessages } from '../rates.messages.ts';

type RateDrawerProps = { organizationId: number; onCreated: (rateId: number) => void; onClose: () => void };

/** Makes a rate without leaving the form that needs it. */
export function RateDrawer({ organizationId, onCreated, onClose }: RateDrawerProps) {
  const t = useMessages(rateMessages).rates;
  const form = useCreateForm({
    save: createRate,
    params: { organizationId },
    draft: 'rates',
    initial: { vat_level: 'low', cancellation_term_ids: [] },
    invalidates: [listRates],
    onCreated: ({ id }) => {
      onCreated(id);
      onClose();
    },
  });
  return (
    <EditDrawer form={form} title={t.createTitle} onClose={onClose}>
      <PlainRateFields fields={form.fields} organizationId={organizationId} />
    </EditDrawer>
  );
}
