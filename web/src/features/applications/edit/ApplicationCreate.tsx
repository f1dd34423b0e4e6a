import { createApplication } from '@move/contract/applications/manage-applications.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate, useSearch } from '../../../platform/navigation/navigation.tsx';
import { idFrom } from '../../../platform/navigation/screen-scope.ts';
import { DEFAULT_COLOURS } from '../../../platform/state/settings.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useSlugOfName } from '../../../screens/edit/fields/use-slug-of-name.ts';
import { applicationPath } from '../application-page.tsx';
import { AddressFields, BasicFields, BrandFields } from './ApplicationFields.tsx';
import { applicationMessages } from '../applications.messages.ts';
import { applicationReads } from '../use-remove-application.ts';

/** A new platform; `?parent=` puts it below another one. */
export function ApplicationCreate() {
  const t = useMessages(applicationMessages);
  const navigate = useNavigate();
  const parentId = idFrom(useSearch()['parent']);
  const form = useCreateForm({
    save: createApplication,
    draft: 'applications',
    initial: {
      parent_id: parentId,
      timezone: 'Europe/Amsterdam',
      primary_color: DEFAULT_COLOURS.primary,
      secondary_color: DEFAULT_COLOURS.secondary,
      hosts: [],
    },
    invalidates: applicationReads,
    onCreated: ({ id }) => navigate(applicationPath(id)),
  });
  useSlugOfName(form.core);
  return (
    <EditScreen form={form} title={t.createTitle}>
      <BasicFields fields={form.fields} />
      <BrandFields fields={form.fields} />
      <AddressFields fields={form.fields} />
    </EditScreen>
  );
}
