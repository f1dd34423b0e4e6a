import { getCurrentApplication, listAllApplications } from '@move/contract/applications/applications.ts';
import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { FirstLocation } from './FirstLocation.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import { organizationMessages } from '../organizations.messages.ts';
import { organizationReads } from '../use-remove-organization.ts';

/** Creates an organisation on the current platform, and on others if chosen. It starts with the time zone of the current platform. */
export function OrganizationCreate() {
  const application = useRead(getCurrentApplication, {}).data?.application;
  if (application === undefined) return <FormSkeleton />;
  return <NewOrganization key={application.id} home={application} />;
}

function NewOrganization({ home }: { home: { id: number; timezone: string } }) {
  const t = useMessages(organizationMessages);
  const navigate = useNavigate();
  const applications = useRead(listAllApplications, {}).data?.applications ?? [];
  const form = useCreateForm({
    save: createOrganization,
    draft: 'organizations',
    initial: { type: 'association', sports: [], applications: [home.id], timezone: home.timezone },
    invalidates: organizationReads,
    onCreated: ({ id }) => navigate(`/application/organizations/management/${id}`),
  });
  return (
    <EditScreen form={form} title={t.createTitle}>
      <OrganizationFields
        fields={form.fields}
        hasTimezone
        links={applications.map(({ id, name }) => ({
          id,
          name,
          is_home: id === home.id,
          // the current platform is always included: it becomes the home application
          may_change: id !== home.id,
        }))}
      />
      <FirstLocation fields={form.fields} />
    </EditScreen>
  );
}
