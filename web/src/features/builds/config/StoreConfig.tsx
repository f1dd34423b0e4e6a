import type { BuildPlatform } from '@move/domain/builds/build.ts';
import { VERSION_CODE_MAX } from '@move/domain/builds/store-rules.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { Form } from '../../../screens/edit/use-edit-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { useBuildTabs, useFocusFieldInUrl } from '../build-page.ts';
import { buildMessages } from '../builds.messages.ts';
import { StartBuild } from '../overview/StartBuild.tsx';

type VersionValues = { version: string | null; version_code: number | null; build_number: number | null };
const { TextField, NumberField } = fieldsFor<VersionValues>();

/** The field for the number that rises with every build, per store. */
const CODES = { android: 'version_code', ios: 'build_number' } as const;

type StoreConfigProps<V, R> = {
  platform: BuildPlatform;
  applicationId: number;
  form: Form<V, R>;
  /** The sections of this store. */
  children: ReactNode;
};

/** The config of one store: the version, the fields of that store, and a button that starts a build. */
export function StoreConfig<V, R extends object>({ platform, applicationId, form, children }: StoreConfigProps<V, R>) {
  const t = useMessages(buildMessages);
  const tabs = useBuildTabs();
  useFocusFieldInUrl(form.core);
  return (
    <EditScreen
      form={form}
      title={t.titles[platform]}
      tabs={tabs}
      saved={t.saved}
      actions={<StartBuild applicationId={applicationId} platform={platform} core={form.core} />}
    >
      <FormSection title={t.sections.version.title} description={t.sections.version.text}>
        <TextField name="version" columns={3} description={t.hints.version} />
        <NumberField name={CODES[platform]} columns={3} min={1} max={VERSION_CODE_MAX} description={t.hints.code} />
      </FormSection>
      {children}
    </EditScreen>
  );
}
