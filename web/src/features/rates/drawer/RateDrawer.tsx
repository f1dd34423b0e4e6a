import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { PlainRateFields } from '../RateFields.tsx';
import { rateMessages } from '../rates.messages.ts';
import { useNewRate } from '../use-new-rate.ts';

type RateDrawerProps = { organizationId: number; onCreated: (rateId: number) => void; onClose: () => void };

/** Makes a rate without leaving the form that needs it. */
export function RateDrawer({ organizationId, onCreated, onClose }: RateDrawerProps) {
  const t = useMessages(rateMessages).rates;
  const form = useNewRate(organizationId, ({ id }) => {
    onCreated(id);
    onClose();
  });
  return (
    <EditDrawer form={form} title={t.createTitle} onClose={onClose}>
      <PlainRateFields fields={form.fields} organizationId={organizationId} />
    </EditDrawer>
  );
}
