import {
  getLabelActivityFilters,
  getLabelOrganizationFilters,
  getLabelProductFilters,
  updateLabelActivityFilters,
  updateLabelOrganizationFilters,
  updateLabelProductFilters,
} from '@move/contract/labels/label-filters.ts';
import { getLabel, listLabels } from '@move/contract/labels/labels.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FilterFields } from './FilterFields.tsx';
import { LabelMatches } from './LabelMatches.tsx';
import { filterPath, useLabelTabs } from '../use-label-tabs.ts';

// three endpoints that differ only in their paths
const ENDPOINTS = {
  activity: { load: getLabelActivityFilters, save: updateLabelActivityFilters },
  product: {
    load: getLabelProductFilters as unknown as typeof getLabelActivityFilters,
    save: updateLabelProductFilters as unknown as typeof updateLabelActivityFilters,
  },
  organization: {
    load: getLabelOrganizationFilters as unknown as typeof getLabelActivityFilters,
    save: updateLabelOrganizationFilters as unknown as typeof updateLabelActivityFilters,
  },
};

type LabelFiltersProps = { labelId: number; kind: LabelKind };

/** The filter of a label for one kind of record, with its matches shown next to the form. */
function LabelFilters({ labelId, kind }: LabelFiltersProps) {
  const label = useRead(getLabel, { params: { labelId } }, { showsErrors: true });
  const form = useEditForm({ ...ENDPOINTS[kind], params: { labelId }, invalidates: [listLabels, getLabel] });
  const tabs = useLabelTabs(labelId);
  const position = useRecordPosition({ list: listLabels, id: labelId, hrefOf: (id) => filterPath(id, kind) });
  if (label.error !== null && label.data === undefined) {
    return <RecordFailed error={label.error} onRetry={() => void label.refetch()} />;
  }
  return (
    <EditScreen
      form={form}
      title={() => label.data?.label.name ?? ''}
      image={() => imageSource(label.data?.label.icon, 'small')}
      tabs={tabs}
      position={position}
      rail={<LabelMatches labelId={labelId} kind={kind} />}
    >
      <FilterFields
        fields={form.fields}
        kind={kind}
        labelId={labelId}
        applications={label.data?.label.applications ?? []}
      />
    </EditScreen>
  );
}

export const LabelActivityFilters = ({ labelId }: { labelId: number }) => (
  <LabelFilters labelId={labelId} kind="activity" />
);
export const LabelProductFilters = ({ labelId }: { labelId: number }) => (
  <LabelFilters labelId={labelId} kind="product" />
);
export const LabelOrganizationFilters = ({ labelId }: { labelId: number }) => (
  <LabelFilters labelId={labelId} kind="organization" />
);
