import { getRate, listRates, updateRate } from '@move/contract/rates/rates.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { RateFields } from './RateFields.tsx';
import { rateMessages } from './rates.messages.ts';
import { useNewRate } from './use-new-rate.ts';

const financesOf = (organizationId: number) => `/organizations/${organizationId}/finances`;

export function RateCreate({ organizationId }: { organizationId: number }) {
  const t = useMessages(rateMessages).rates;
  const navigate = useNavigate();
  const form = useNewRate(organizationId, () => navigate(`${financesOf(organizationId)}?tab=rates`));
  return (
    <EditScreen form={form} title={t.createTitle}>
      <RateFields fields={form.fields} organizationId={organizationId} />
    </EditScreen>
  );
}

export function RateEdit({ organizationId, rateId }: { organizationId: number; rateId: number }) {
  const t = useMessages(rateMessages).rate;
  const position = useRecordPosition({
    list: listRates,
    id: rateId,
    hrefOf: (id) => `${financesOf(organizationId)}/rates/${id}`,
  });
  const form = useEditForm({
    load: getRate,
    save: updateRate,
    params: { organizationId, rateId },
    invalidates: [listRates],
  });
  return (
    <EditScreen form={form} title={(rate) => rate.name} position={position}>
      {form.record !== null && form.record.archived_at !== null && <Banner tone="neutral">{t.isArchived}</Banner>}
      <RateFields fields={form.fields} organizationId={organizationId} />
    </EditScreen>
  );
}
