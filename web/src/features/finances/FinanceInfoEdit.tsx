import { getFinanceInfo, updateFinanceInfo } from '@move/contract/finances/finance-info.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { FinanceInfoFields } from './FinanceInfoFields.tsx';
import { financeMessages } from './finances.messages.ts';
import type { FinanceTabProps } from './finance-tabs.tsx';
import { PayoutNotice } from './PayoutNotice.tsx';

/** The form of the billing address and the bank account for payouts. */
export function FinanceInfoEdit({ organizationId, tabs }: Omit<FinanceTabProps, 'title'>) {
  const t = useMessages(financeMessages);
  const form = useEditForm({ load: getFinanceInfo, save: updateFinanceInfo, params: { organizationId } });
  const history = { subject: 'finance_infos', subjectId: String(organizationId), organizationId };
  return (
    <EditScreen form={{ ...form, history }} title={t.title} tabs={tabs} saved={t.saved} readOnlyText={t.readOnly}>
      {form.record !== null && (
        <>
          <PayoutNotice organizationId={organizationId} info={form.record} />
          <FinanceInfoFields fields={form.fields} info={form.record} />
        </>
      )}
    </EditScreen>
  );
}
