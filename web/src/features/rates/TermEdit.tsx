import {
  createCancellationTerm,
  getCancellationTerm,
  listCancellationTerms,
  updateCancellationTerm,
} from '@move/contract/rates/cancellation-terms.ts';
import { listRates } from '@move/contract/rates/rates.ts';
import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { rateMessages } from './rates.messages.ts';
import { TermPeriods } from './TermPeriods.tsx';

const START = [
  { from_minutes: null, until_minutes: DAY_MINUTES, refund_percentage: 100 },
  { from_minutes: DAY_MINUTES, until_minutes: null, refund_percentage: 0 },
];
const READS = [listCancellationTerms, listRates];

export function TermCreate({ organizationId }: { organizationId: number }) {
  const t = useMessages(rateMessages).terms;
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createCancellationTerm,
    params: { organizationId },
    draft: 'cancellation-terms',
    initial: { periods: START },
    invalidates: READS,
    onCreated: () => navigate(`/organizations/${organizationId}/finances?tab=cancellation`),
  });
  return (
    <EditScreen form={form} title={t.createTitle}>
      <TermFields fields={form.fields} organizationId={organizationId} />
    </EditScreen>
  );
}

export function TermEdit({ organizationId, termId }: { organizationId: number; termId: number }) {
  const position = useRecordPosition({
    list: listCancellationTerms,
    id: termId,
    hrefOf: (id) => `/organizations/${organizationId}/finances/cancellation-terms/${id}`,
  });
  const form = useEditForm({
    load: getCancellationTerm,
    save: updateCancellationTerm,
    params: { organizationId, termId },
    invalidates: READS,
  });
  return (
    <EditScreen form={form} title={(term) => term.name} position={position}>
      <TermFields fields={form.fields} organizationId={organizationId} />
    </EditScreen>
  );
}

type TermFieldsProps = {
  fields: FieldComponents<BodyValues<typeof updateCancellationTerm>>;
  organizationId: number;
};

function TermFields({ fields, organizationId }: TermFieldsProps) {
  const t = useMessages(rateMessages).term;
  const { TextField, Field } = fields;
  return (
    <>
      <FormSection title={t.name.title} description={t.name.text}>
        <TextField name="name" columns={4} />
      </FormSection>
      <FormSection title={t.periods.title} description={t.periods.text}>
        <Field name="periods" input={TermPeriods} organizationId={organizationId} />
      </FormSection>
    </>
  );
}
