import { getIosConfig, updateIosConfig } from '@move/contract/builds/app-configs.ts';
import { getBuildReadiness } from '@move/contract/builds/builds.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { buildMessages } from '../builds.messages.ts';
import { SecretField } from './SecretField.tsx';
import { StoreConfig } from './StoreConfig.tsx';
import { WithApplication } from '../WithApplication.tsx';

/** Tab iOS config: the fields for the App Store. */
export function IosConfig() {
  return <WithApplication screen={Ios} />;
}

function Ios({ applicationId }: { applicationId: number }) {
  const { hints, sections } = useMessages(buildMessages);
  const form = useEditForm({
    load: getIosConfig,
    save: updateIosConfig,
    params: { applicationId },
    invalidates: [getBuildReadiness],
  });
  const { TextField, SwitchField } = form.fields;
  return (
    <StoreConfig platform="ios" applicationId={applicationId} form={form}>
      <FormSection title={sections.iosApp.title}>
        <TextField name="bundle_id" columns={4} placeholder="nl.waterstad.sport" description={hints.bundleId} />
        <TextField name="team_id" columns={2} placeholder="A1B2C3D4E5" description={hints.teamId} />
      </FormSection>
      <FormSection title={sections.keys.title} description={sections.keys.text}>
        <TextField name="key_id" columns={3} placeholder="A1B2C3D4E5" />
        <TextField name="push_key_id" columns={3} placeholder="A1B2C3D4E5" />
        <TextField name="issuer_id" />
        <SecretField name="private_key" isStored={form.record?.has_private_key ?? false} isLong />
      </FormSection>
      <FormSection title={sections.release.title} description={sections.release.text}>
        <SwitchField name="submits_for_review" />
        <SwitchField name="releases_automatically" />
      </FormSection>
    </StoreConfig>
  );
}
