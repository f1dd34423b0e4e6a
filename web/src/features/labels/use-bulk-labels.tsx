import type { ReactNode } from 'react';
import { listLabels } from '@move/contract/labels/labels.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import { api } from '../../platform/api.ts';
import { useMessages } from '../../platform/messages.ts';
import { useAsk } from '../../screens/ask.tsx';
import { eachRow, type ListBulk } from '../../screens/list/bulk.tsx';
import { later } from '../../ui/later.tsx';
import { LABEL_ENDPOINTS, type LabelParams } from './label-endpoints.ts';
import type { LabelsChange } from './LabelMany.tsx';
import { labelMessages } from './labels.messages.ts';

const LabelMany = later(() => import('./LabelMany.tsx').then((module) => module.LabelMany));

/** Gives labels to the chosen records or takes them off; other labels stay. Render the second value once. */
export function useBulkLabels(kind: LabelKind, paramsOf: (id: number) => LabelParams): [ListBulk, ReactNode] {
  const t = useMessages(labelMessages).many;
  const [askChange, dialog] = useAsk<number, LabelsChange>(LabelMany);
  const { load, save } = LABEL_ENDPOINTS[kind];
  const change = async (params: LabelParams, { isGiven, labels }: LabelsChange) => {
    const { labels: before } = await api(load, { params });
    const others = before.filter((id) => !labels.includes(id));
    await api(save, { params, body: { labels: isGiven ? [...others, ...labels] : others } });
  };
  const bulk: ListBulk = {
    label: t.action,
    needs: save,
    run: async (ids) => {
      const meant = await askChange(ids.length);
      return meant && eachRow(ids, (id) => change(paramsOf(id), meant));
    },
    invalidates: [load, listLabels],
  };
  return [bulk, dialog];
}
