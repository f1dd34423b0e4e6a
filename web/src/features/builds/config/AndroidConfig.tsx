import { getAndroidConfig, updateAndroidConfig } from '@move/contract/builds/app-configs.ts';
import { getBuildReadiness } from '@move/contract/builds/builds.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { buildMessages } from '../builds.messages.ts';
import { SecretField } from './SecretField.tsx';
import { StoreConfig } from './StoreConfig.tsx';
import { WithApplication } from '../WithApplication.tsx';

/** Tab Android config: the fields for Google Play. */
export function AndroidConfig() {
  return <WithApplication screen={Android} />;
}

function Android({ applicationId }: { applicationId: number }) {
  const { hints, sections } = useMessages(buildMessages);
  const form = useEditForm({
    load: getAndroidConfig,
    save: updateAndroidConfig,
    params: { applicationId },
    invalidates: [getBuildReadiness],
  });
  const { TextField } = form.fields;
  return (
    <StoreConfig platform="android" applicationId={applicationId} form={form}>
      <FormSection title={sections.androidApp.title}>
        <TextField name="package_name" columns={4} placeholder="nl.waterstad.sport" description={hints.packageName} />
        <TextField name="short_description_nl" maxLength={80} description={hints.short} />
        <TextField name="short_description_en" maxLength={80} description={hints.short} />
      </FormSection>
      <FormSection title={sections.signing.title} description={sections.signing.text}>
        <TextField name="signing_alias" columns={4} />
        <SecretField name="signing_password" isStored={form.record?.has_signing_password ?? false} />
        <TextField name="fingerprint" description={hints.fingerprint} />
      </FormSection>
    </StoreConfig>
  );
}
