import { listLabels } from '@move/contract/labels/labels.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { LABEL_ENDPOINTS, type LabelParams } from './label-endpoints.ts';
import type { LabelsChange } from './BulkLabelDialog.tsx';

/** Assigns labels to one record or removes them; its other labels stay. */
export async function changeLabels<Kind extends LabelKind>(
  kind: Kind,
  params: LabelParams[Kind],
  { isGiven, labels }: LabelsChange,
) {
  const { load, save } = LABEL_ENDPOINTS[kind];
  const { labels: before } = await api(load, { params });
  const others = before.filter((id) => !labels.includes(id));
  await api(save, { params, body: { labels: isGiven ? [...others, ...labels] : others } });
  await invalidate([load, listLabels]);
}
