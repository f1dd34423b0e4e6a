import { getIosConfig, updateIosConfig } from '@move/contract/builds/app-configs.ts';
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

/** Tab iOS config: what the App Store asks for. */
export function IosConfig() {
  return <WithApplication screen={Ios} />;
}

function Ios({ applicationId }: { applicationId: number }) {
  const t = useMessages(buildMessages);
  const form = useEditForm({
    load: getIosConfig,
    save: updateIosConfig,
    params: { applicationId },
    invalidates: [getBuildReadiness],
  });
  useFieldOfAddress(form.core);
  const { TextField, NumberField, SwitchField } = form.fields;
  return (
    <EditScreen
      form={form}
      title={t.titles.ios}
      tabs={useBuildTabs()}
      saved={t.saved}
      actions={<StartBuild applicationId={applicationId} platform="ios" core={form.core} />}
    >
      <FormSection title={t.sections.version.title} description={t.sections.version.text}>
        <TextField name="version" columns={3} placeholder="2.8.1" />
        <NumberField name="build_number" columns={3} min={1} max={VERSION_CODE_MAX} description={t.hints.code} />
      </FormSection>
      <FormSection title={t.sections.iosApp.title}>
        <TextField name="bundle_id" columns={4} placeholder="nl.waterstad.sport" description={t.hints.bundleId} />
        <TextField name="team_id" columns={2} placeholder="A1B2C3D4E5" />
      </FormSection>
      <FormSection title={t.sections.keys.title} description={t.sections.keys.text}>
        <TextField name="key_id" columns={3} placeholder="A1B2C3D4E5" />
        <TextField name="push_key_id" columns={3} placeholder="A1B2C3D4E5" />
        <TextField name="issuer_id" />
        <SecretField name="private_key" isStored={form.record?.has_private_key ?? false} isLong />
      </FormSection>
      <FormSection title={t.sections.release.title} description={t.sections.release.text}>
        <SwitchField name="submits_for_review" />
        <SwitchField name="releases_automatically" />
      </FormSection>
    </EditScreen>
  );
}
