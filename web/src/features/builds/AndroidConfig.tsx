import { getAndroidConfig, updateAndroidConfig } from '@move/contract/builds/app-configs.ts';
import { getBuildReadiness } from '@move/contract/builds/builds.ts';
import { VERSION_CODE_MAX } from '@move/domain/builds/store-rules.ts';
import { useMessages } from '../../platform/messages.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { useBuildTabs, useFieldOfAddress } from './build-page.ts';
import { buildMessages } from './builds.messages.ts';
import { SecretField } from './SecretField.tsx';
import { StartBuild } from './StartBuild.tsx';
import { WithApplication } from './WithApplication.tsx';
import './builds.css';

/** Tab Android config: what Google Play asks for. */
export function AndroidConfig() {
  return <WithApplication screen={Android} />;
}

function Android({ applicationId }: { applicationId: number }) {
  const t = useMessages(buildMessages);
  const form = useEditForm({
    load: getAndroidConfig,
    save: updateAndroidConfig,
    params: { applicationId },
    invalidates: [getBuildReadiness],
  });
  useFieldOfAddress(form.core);
  const { TextField, NumberField } = form.fields;
  return (
    <EditScreen
      form={form}
      title={t.titles.android}
      tabs={useBuildTabs()}
      saved={t.saved}
      actions={<StartBuild applicationId={applicationId} platform="android" core={form.core} />}
    >
      <FormSection title={t.sections.version.title} description={t.sections.version.text}>
        <TextField name="version" columns={3} placeholder="2.8.1" />
        <NumberField name="version_code" columns={3} min={1} max={VERSION_CODE_MAX} description={t.hints.code} />
      </FormSection>
      <FormSection title={t.sections.androidApp.title}>
        <TextField name="package_name" columns={4} placeholder="nl.waterstad.sport" description={t.hints.packageName} />
        <TextField name="short_description_nl" maxLength={80} description={t.hints.short} />
        <TextField name="short_description_en" maxLength={80} description={t.hints.short} />
      </FormSection>
      <FormSection title={t.sections.signing.title} description={t.sections.signing.text}>
        <TextField name="signing_alias" columns={4} />
        <SecretField name="signing_password" isStored={form.record?.has_signing_password ?? false} />
        <TextField name="fingerprint" description={t.hints.fingerprint} />
      </FormSection>
    </EditScreen>
  );
}
