import {
  getOrganization,
  listOrganizations,
  type Organization,
  type UnlinkableSport,
  updateOrganization,
} from '@move/contract/organizations/organizations.ts';
import { useState } from 'react';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useOrganizationTabs } from './organization-tabs.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import { organizationMessages } from '../organizations.messages.ts';
import { UnlinkableSportsDialog } from './UnlinkableSportsDialog.tsx';
import { organizationReads, useRemoveOrganization } from '../use-remove-organization.ts';

const OrganizationLabels = lazyPart(() =>
  import('../../labels/public.tsx').then((module) => module.OrganizationLabels),
);

const LIST = '/application/organizations/management';

type Ids = { organizationId: number };

/** An organisation as its platform edits it, with its position in the list. */
export function OrganizationEdit({ organizationId }: Ids) {
  const t = useMessages(organizationMessages);
  const navigate = useNavigate();
  const [remove, confirmDialog] = useRemoveOrganization();
  const position = useRecordPosition({ list: listOrganizations, id: organizationId, hrefOf: (id) => `${LIST}/${id}` });
  const { form, dialog } = useOrganizationForm(organizationId);
  const { record } = form;
  const leave = async (organization: Organization) => {
    if (await remove(organization)) navigate(LIST);
  };
  const menu =
    record?.may.remove === true ? [{ label: t.remove.action, isDanger: true, onClick: () => void leave(record) }] : [];
  return (
    <>
      <OrganizationForm {...{ form, organizationId, position, menu }} />
      {dialog}
      {confirmDialog}
    </>
  );
}

/** An organisation as its own staff edit it. */
export function OrganizationProfile({ organizationId }: Ids) {
  const { form, dialog } = useOrganizationForm(organizationId);
  return (
    <>
      <OrganizationForm form={form} organizationId={organizationId} />
      {dialog}
    </>
  );
}

function useOrganizationForm(organizationId: number) {
  const [kept, setKept] = useState<readonly UnlinkableSport[]>([]);
  const form = useEditForm({
    load: getOrganization,
    save: updateOrganization,
    params: { organizationId },
    invalidates: organizationReads,
    onSaved: ({ meta }) => setKept(meta.unlinkable_sports),
  });
  return { form, dialog: <UnlinkableSportsDialog sports={kept} onClose={() => setKept([])} /> };
}

type FormProps = Pick<Parameters<typeof EditScreen>[0], 'position' | 'menu'> & {
  organizationId: number;
  form: ReturnType<typeof useOrganizationForm>['form'];
};

function OrganizationForm({ form, organizationId, ...parts }: FormProps) {
  const t = useMessages(organizationMessages);
  const { tabs, part, isWide, isLabels } = useOrganizationTabs(organizationId);
  const { record } = form;
  const namesOf = ({ application_links }: Organization) =>
    application_links.flatMap(({ name, is_linked }) => (is_linked ? [name] : [])).join(', ');
  const header = {
    title: ({ name }: Organization) => name,
    image: ({ logo }: Organization) => imageSource(logo, 'small'),
    status: ({ status }: Organization) => <Status look={STATUS.organization[status]} pill />,
    meta: (organization: Organization) => [
      t.types[organization.type],
      organization.city,
      t.onPlatforms(namesOf(organization)),
    ],
  };
  if (isLabels && record !== null) {
    const shown = {
      title: record.name,
      image: () => header.image(record),
      status: () => header.status(record),
      meta: () => header.meta(record),
    };
    return <OrganizationLabels organizationId={organizationId} header={{ ...shown, tabs, ...parts }} />;
  }
  return (
    <EditScreen form={form} {...header} tabs={tabs} isWide={isWide} {...parts}>
      {part ?? (
        <OrganizationFields
          fields={form.fields}
          hasTimezone={record?.may.update_timezone ?? false}
          links={record?.may.update_applications ? record.application_links : undefined}
        />
      )}
    </EditScreen>
  );
}
