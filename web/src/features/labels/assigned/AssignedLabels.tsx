import type { MatchedLabel, updateOrganizationLabels } from '@move/contract/labels/assigned-labels.ts';
import { type LabelChoice, listLabels } from '@move/contract/labels/labels.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import type { EditTab } from '../../../screens/edit/edit-tabs.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { Chip } from '../../../ui/marks/Chip.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import type { RecordPosition } from '../../../ui/page/PageHeader.tsx';
import { LABEL_ENDPOINTS, type LabelParams } from './label-endpoints.ts';
import { labelMessages } from '../labels.messages.ts';
import { useBecauseWords } from './use-because-words.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

/** The header that the record's other tabs share. */
type Header = {
  title: string;
  tabs: readonly EditTab[];
  position?: RecordPosition | undefined;
  menu?: readonly MenuItem[];
  actions?: ReactNode;
  image?: () => string | null;
  status?: () => ReactNode;
  meta?: () => readonly ReactNode[];
};

type AssignedLabelsProps<Kind extends LabelKind> = { kind: Kind; params: LabelParams[Kind]; header: Header };

/** Tab Labels: the labels that users assigned, and those that a filter assigned. */
function AssignedLabels<Kind extends LabelKind>({ kind, params, header }: AssignedLabelsProps<Kind>) {
  const { load, save } = LABEL_ENDPOINTS[kind];
  const form = useEditForm({ load, save, params, invalidates: [listOrganizations, listLabels] });
  const { data } = useRead(load, { params }, { showsErrors: true });
  return (
    <EditScreen form={form} {...header}>
      {data && <LabelFields fields={form.fields} choices={data.choices} matched={data.matched_labels} />}
    </EditScreen>
  );
}

type OfOrganization = { organizationId: number; header: Header };

export const OrganizationLabels = ({ organizationId, header }: OfOrganization) => (
  <AssignedLabels kind="organization" params={{ organizationId }} header={header} />
);

export function ActivityLabels({ header, ...params }: OfOrganization & { activityId: number }) {
  return <AssignedLabels kind="activity" params={params} header={header} />;
}

export function ProductLabels({ header, ...params }: OfOrganization & { productId: number }) {
  return <AssignedLabels kind="product" params={params} header={header} />;
}

type LabelFieldsProps = {
  fields: FieldComponents<BodyValues<typeof updateOrganizationLabels>>;
  choices: readonly LabelChoice[];
  matched: readonly MatchedLabel[];
};

/** The most options shown as checkboxes; more are in a field with a search. */
const VISIBLE_MAX = 12;

function LabelFields({ fields, choices, matched }: LabelFieldsProps) {
  const t = useMessages(labelMessages).assign;
  const inWords = useBecauseWords();
  const { CheckboxGroupField, MultiSelectField } = fields;
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FormSection title={t.given.title} description={t.given.text}>
        {options.length === 0 && <p className={`${formSectionStyles.span6} ${look.muted}`}>{t.noChoices}</p>}
        {options.length > VISIBLE_MAX && <MultiSelectField name="labels" options={options} />}
        {options.length > 0 && options.length <= VISIBLE_MAX && <CheckboxGroupField name="labels" options={options} />}
      </FormSection>
      <FormSection title={t.matched.title} description={t.matched.text}>
        {matched.length === 0 && <p className={`${formSectionStyles.span6} ${look.muted}`}>{t.noMatches}</p>}
        {matched.length > 0 && (
          <ul className={`${formSectionStyles.span6} ${surfaceStyles.plainList}`}>
            {matched.map(({ id, name, because }) => (
              <li key={id} className={look.row} style={{ gap: 12, flexWrap: 'wrap' }}>
                <Chip>{name}</Chip>
                <span className={`${look.muted} ${look.small}`}>{t.why(inWords(because))}</span>
              </li>
            ))}
          </ul>
        )}
      </FormSection>
    </>
  );
}
