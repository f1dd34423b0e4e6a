import {
  explainProviderFinding,
  getProviderComparison,
  listProviderDays,
  listProviderFindings,
  listProviderMonths,
  type ProviderFinding,
} from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { providerComparisonLabels } from '@move/contract/provider-comparisons/provider-comparisons.labels.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../platform/notify.ts';
import { LongText } from '../../ui/inputs/text/LongText.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FieldSpan } from '../../ui/page/FormSection.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';

const CHANGED = [getProviderComparison, listProviderDays, listProviderFindings, listProviderMonths];

/** Asks why a difference is correct, and saves the explanation. */
export function ExplainDialog({ finding, onClose }: { finding: ProviderFinding; onClose: () => void }) {
  const messages = useMessages(providerComparisonMessages);
  const t = messages.explaining;
  const labels = providerComparisonLabels[useLocale()];
  const [explanation, setExplanation] = useState(finding.explanation ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { call, isPending } = useCall(explainProviderFinding, { invalidates: CHANGED, showsErrors: true });
  const explain = async () => {
    const { expected_in_cents, actual_in_cents } = finding;
    const result = await call({
      params: { providerFindingId: finding.id },
      body: { explanation, expected_in_cents, actual_in_cents },
    });
    if (!result.ok) {
      setRefusal(firstMessage(result.error));
      return;
    }
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      title={t.title}
      subtitle={`${messages.kinds[finding.kind]} · ${finding.reference}. ${t.text}`}
      confirmLabel={t.confirm}
      isPending={isPending}
      isBlocked={explanation.trim() === ''}
      onSubmit={() => void explain()}
      onClose={onClose}
    >
      <div className={formSectionStyles.fields}>
        <FieldSpan columns={6}>
          <LongText
            label={labels.explanation}
            required
            rows={3}
            maxLength={2_000}
            value={explanation}
            error={refusal}
            onChange={(value) => {
              setRefusal(null);
              setExplanation(value);
            }}
          />
        </FieldSpan>
      </div>
    </FormDialog>
  );
}
