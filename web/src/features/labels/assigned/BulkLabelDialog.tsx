import { listAllLabels } from '@move/contract/labels/labels.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { ReadFailed } from '../../../screens/show/ReadFailed.tsx';
import { CheckboxGroup } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { SegmentedInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { labelManyMessages } from './label-many.messages.ts';
import { labelMessages } from '../labels.messages.ts';
import * as look from '../../../ui/look/look.module.css';

/** Which labels are assigned to records (`isGiven`), or removed from them. */
export type LabelsChange = { isGiven: boolean; labels: readonly number[] };

type BulkLabelDialogProps = { question: number; onAnswer: (change: LabelsChange) => void; onClose: () => void };

/** Chooses labels for many records at once; `question` is their number. */
export function BulkLabelDialog({ question: count, onAnswer, onClose }: BulkLabelDialogProps) {
  const t = useMessages(labelManyMessages);
  const { noChoices } = useMessages(labelMessages).assign;
  const read = useRead(listAllLabels, {}, { showsErrors: true });
  const { data, error } = read;
  const [isGiven, setGiven] = useState(true);
  const [labels, setLabels] = useState<readonly number[]>([]);
  const options = data?.labels.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <FormDialog
      title={t.title(count)}
      subtitle={t.text}
      confirmLabel={isGiven ? t.give(count) : t.take(count)}
      isPending={data === undefined && error === null}
      isBlocked={labels.length === 0}
      onSubmit={() => onAnswer({ isGiven, labels })}
      onClose={onClose}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <SegmentedInput
          label={t.what}
          value={isGiven ? 'give' : 'take'}
          options={[
            { value: 'give', label: t.giving },
            { value: 'take', label: t.taking },
          ]}
          onChange={(what) => setGiven(what === 'give')}
        />
        {data === undefined && error !== null && <ReadFailed read={read} />}
        {data && options.length === 0 && <p className={look.muted}>{noChoices}</p>}
        {options.length > 0 && <CheckboxGroup label={t.labels} value={labels} options={options} onChange={setLabels} />}
      </div>
    </FormDialog>
  );
}
