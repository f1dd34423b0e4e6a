import type { ReactNode } from 'react';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useAsk } from '../../../screens/ask.tsx';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { changeLabels } from './change-labels.ts';
import type { LabelParams } from './label-endpoints.ts';
import { labelManyMessages } from './label-many.messages.ts';
import type { LabelsChange } from './BulkLabelDialog.tsx';

const LabelMany = lazyPart(() => import('./BulkLabelDialog.tsx').then((module) => module.BulkLabelDialog));

/** Loads its code with the first row, so that a failure to load is shown as the failure of that row. */
const change: typeof changeLabels = async (...args) => (await import('./change-labels.ts')).changeLabels(...args);

/** The bulk action that assigns labels to the chosen records or removes them; other labels stay. Render the dialog once. */
export function useBulkLabels<Kind extends LabelKind>(
  kind: Kind,
  paramsOf: (id: number) => LabelParams[Kind],
): [ListBulk, ReactNode] {
  const t = useMessages(labelManyMessages);
  const [askChange, dialog] = useAsk<number, LabelsChange>(LabelMany);
  const bulk: ListBulk = {
    label: t.action,
    needs: 'assign-labels',
    ask: async ({ length }) => {
      const meant = await askChange(length);
      return meant && ((ids) => eachRow(ids, (id) => change(kind, paramsOf(id), meant)));
    },
  };
  return [bulk, dialog];
}
