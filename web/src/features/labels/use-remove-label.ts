import { type LabelRow, listAllLabels, listLabels, removeLabel, restoreLabel } from '@move/contract/labels/labels.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { labelMessages } from './labels.messages.ts';

export const labelReads = [listLabels, listAllLabels];

/** Removes a label, with undo. Asks first if users assigned it to records. Render the dialog once. */
export function useRemoveLabel(): [
  (label: Pick<LabelRow, 'id' | 'name' | 'uses_count'>) => Promise<boolean>,
  ReactNode,
] {
  const { removing } = useMessages(labelMessages);
  const [confirm, confirmDialog] = useConfirm();
  const { remove } = useRemove({ remove: removeLabel, restore: restoreLabel, invalidates: labelReads });
  const ask = async ({ id, name, uses_count }: Pick<LabelRow, 'id' | 'name' | 'uses_count'>) => {
    const isSure =
      uses_count === 0 ||
      (await confirm({
        title: removing.title(name),
        text: removing.text(uses_count),
        confirmLabel: removing.confirm(uses_count),
        isDanger: true,
      }));
    return isSure && remove({ params: { labelId: id }, query: uses_count > 0 ? { force: '1' } : {} }, name);
  };
  return [ask, confirmDialog];
}
