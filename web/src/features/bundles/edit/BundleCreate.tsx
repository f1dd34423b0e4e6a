import { getActivity } from '@move/contract/activities/activities.ts';
import { createBundle } from '@move/contract/bundles/bundles.ts';
import { freeInBundle } from '@move/domain/bundles/bundle-rules.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useFieldValue } from '../../../screens/edit/form/use-field.ts';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { type ActivityParams, bundlePath, bundleReads, bundlesPath } from '../bundle-path.ts';
import { BundleFields, type BundleFieldsProps } from './BundleFields.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import { SessionsInput } from '../sessions/SessionsInput.tsx';
import { useSessionOptions } from '../sessions/use-session-options.ts';

/** Creates a bundle. Its sessions are chosen here, or planned later on the bundle's own page. */
export function BundleCreate(params: ActivityParams) {
  const t = useMessages(bundleMessages);
  const navigate = useNavigate();
  const activity = useRead(getActivity, { params }).data?.activity;
  const form = useCreateForm({
    save: createBundle,
    params,
    draft: 'bundles',
    initial: { start_date: platformToday().add({ days: 1 }).toString(), rate_inherited: true },
    invalidates: bundleReads,
    onCreated: ({ id }) => navigate(`${bundlePath({ ...params, bundleId: id })}/sessions`, { replace: true }),
  });
  const { Field } = form.fields;
  const [typed, setTyped] = useState('');
  const sessions = useSessionOptions(params, { typed });
  return (
    <EditScreen
      form={form}
      title={t.create}
      parent={activity && { name: activity.name, href: bundlesPath(params) }}
      saveLabel={t.create}
    >
      <NewBundleFields organizationId={params.organizationId} inherited={activity} options={sessions?.options ?? []} />
      {sessions !== null && sessions.options.length > 0 && (
        <FormSection title={t.sections.sessions.title} description={t.sections.sessions.text}>
          <Field
            name="session_ids"
            input={SessionsInput}
            {...sessions}
            onSearch={setTyped}
            description={t.hints.sessions}
          />
        </FormSection>
      )}
    </EditScreen>
  );
}

type NewBundleProps = Pick<BundleFieldsProps, 'organizationId' | 'inherited'> & {
  options: NonNullable<ReturnType<typeof useSessionOptions>>['options'];
};

/** The fields of a new bundle, which the sessions chosen in the form may limit. Must be in a form. */
function NewBundleFields({ options, ...fields }: NewBundleProps) {
  const chosenIds = useFieldValue('session_ids');
  const chosen = options.filter(({ id }) => Array.isArray(chosenIds) && chosenIds.includes(id));
  return <BundleFields {...fields} spotsInSessions={freeInBundle({ spots: null, taken: 0 }, chosen)} />;
}
