import { getAppConfig, updateAppConfig } from '@move/contract/builds/app-configs.ts';
import { getBuildReadiness } from '@move/contract/builds/builds.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { AppPreview } from './AppPreview.tsx';
import { useBuildTabs, useFocusFieldInUrl } from '../build-page.ts';
import { buildMessages } from '../builds.messages.ts';
import { WithApplication } from '../WithApplication.tsx';

/** Tab Information: texts for both stores, and the look of the app. */
export function AppInformation() {
  return <WithApplication screen={Information} />;
}

function Information({ applicationId }: { applicationId: number }) {
  const t = useMessages(buildMessages);
  const form = useEditForm({
    load: getAppConfig,
    save: updateAppConfig,
    params: { applicationId },
    invalidates: [getBuildReadiness],
  });
  useFocusFieldInUrl(form.core);
  const tabs = useBuildTabs();
  const { TextField, LongTextField, KeywordsField, DateField, UrlField, ColourField, ImageField } = form.fields;
  return (
    <EditScreen form={form} title={t.title} tabs={tabs} saved={t.saved}>
      <FormSection title={t.sections.name.title} description={t.sections.name.text}>
        <TextField name="app_name" columns={4} maxLength={30} />
        <DateField name="available_from" columns={2} />
      </FormSection>
      <FormSection title={t.sections.dutch.title} description={t.sections.dutch.text}>
        <LongTextField name="promotional_text_nl" rows={2} maxLength={170} />
        <LongTextField name="full_description_nl" rows={6} maxLength={4_000} />
        <KeywordsField name="keywords_nl" description={t.hints.keywords} />
      </FormSection>
      <FormSection title={t.sections.english.title}>
        <LongTextField name="promotional_text_en" rows={2} maxLength={170} />
        <LongTextField name="full_description_en" rows={6} maxLength={4_000} />
        <KeywordsField name="keywords_en" description={t.hints.keywords} />
      </FormSection>
      <FormSection title={t.sections.links.title} description={t.sections.links.text}>
        <UrlField name="support_url" />
        <UrlField name="privacy_url" />
        <UrlField name="website_url" />
        <TextField name="url_scheme" columns={3} description={t.hints.scheme} />
        <TextField name="app_store_id" columns={3} description={t.hints.appStoreId} />
      </FormSection>
      <FormSection title={t.sections.icons.title} description={t.sections.icons.text}>
        <ImageField name="icon" use="app_icon" columns={3} />
        <ImageField name="notification_icon" use="notification_icon" columns={3} />
      </FormSection>
      <FormSection title={t.sections.colours.title} description={t.sections.colours.text}>
        <ColourField name="light_primary_color" columns={2} />
        <ColourField name="light_background_color" columns={2} />
        <ColourField name="light_text_color" columns={2} />
        <ColourField name="dark_primary_color" columns={2} />
        <ColourField name="dark_background_color" columns={2} />
        <ColourField name="dark_text_color" columns={2} />
        <AppPreview />
      </FormSection>
    </EditScreen>
  );
}
