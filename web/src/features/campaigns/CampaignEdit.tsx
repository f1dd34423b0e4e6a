import {
  type Campaign,
  createCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from '@move/contract/campaigns/campaigns.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { localDay } from '@move/domain/kit/dates/days.ts';
import { useApplicationId } from '../../platform/state/context.ts';
import { useTimeZone } from '../../platform/texts/formats.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { FirstDayInput, LastDayInput } from '../../screens/edit/fields/DayInputs.tsx';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useFieldValue } from '../../screens/edit/form/use-field.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import { CardPreview } from '../../screens/preview/CardPreview.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { CAMPAIGNS, campaignPath } from './campaign-path.ts';
import { CAMPAIGN_LOOKS } from './campaign-looks.ts';
import { campaignMessages } from './campaigns.messages.ts';
import { usePeriodWords } from './use-period-words.ts';
import { campaignReads, useRemoveCampaign } from './use-remove-campaign.ts';

/** A new campaign of the platform; it comes last. */
export function CampaignCreate() {
  const t = useMessages(campaignMessages);
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createCampaign,
    draft: 'campaigns',
    initial: { starts_at: null, ends_at: null, category_id: null },
    invalidates: campaignReads,
    onCreated: () => navigate(CAMPAIGNS),
  });
  return (
    <EditScreen form={form} title={t.create} rail={<CampaignPreview />}>
      <CampaignFields fields={form.fields} />
    </EditScreen>
  );
}

export function CampaignEdit({ campaignId }: { campaignId: number }) {
  const t = useMessages(campaignMessages);
  const navigate = useNavigate();
  const period = usePeriodWords();
  const remove = useRemoveCampaign();
  const form = useEditForm({
    load: getCampaign,
    save: updateCampaign,
    params: { campaignId },
    invalidates: campaignReads,
  });
  const position = useRecordPosition({ list: listCampaigns, id: campaignId, hrefOf: campaignPath });
  const { record } = form;
  const leave = async () => {
    if (record !== null && (await remove(record))) navigate(CAMPAIGNS);
  };
  return (
    <EditScreen
      form={form}
      title={({ title }) => title}
      image={({ image }) => imageSource(image, 'small')}
      status={({ state }: Campaign) => <Status pill look={CAMPAIGN_LOOKS[state]} />}
      meta={(campaign) => [period(campaign)]}
      position={position}
      rail={<CampaignPreview />}
      menu={[{ label: t.remove, isDanger: true, onClick: () => void leave() }]}
    >
      <CampaignFields fields={form.fields} />
    </EditScreen>
  );
}

type Fields = FieldComponents<BodyValues<typeof createCampaign>> | FieldComponents<BodyValues<typeof updateCampaign>>;

/** The fields of a campaign. A new one needs an image, which can be replaced later but not removed. */
function CampaignFields({ fields }: { fields: Fields }) {
  const { sections, hints } = useMessages(campaignMessages);
  const zone = useTimeZone();
  const starts = useFieldValue('starts_at');
  const { TextField, UrlField, ImageField, SelectField, Field } = fields;
  return (
    <>
      <FormSection title={sections.campaign.title} description={sections.campaign.text}>
        <TextField name="title" required />
        <UrlField name="url" required description={hints.url} />
        <ImageField name="image" use="picture" required />
      </FormSection>
      <FormSection title={sections.period.title} description={sections.period.text}>
        <Field name="starts_at" input={FirstDayInput} columns={3} description={hints.starts(zone)} />
        <Field name="ends_at" input={LastDayInput} columns={3} description={hints.ends} min={dayOf(starts, zone)} />
        <SelectField name="category_id" options={useCategories()} description={hints.category} />
      </FormSection>
    </>
  );
}

const dayOf = (instant: unknown, zone: string): string | undefined =>
  typeof instant === 'string' && instant.includes('T') ? localDay(instant, zone) : undefined;

/** The platform's own categories and those of all platforms. */
function useCategories() {
  const applicationId = useApplicationId();
  const { data } = useRead(listApplicationCategories, {});
  return (data?.categories ?? [])
    .filter((category) => category.application_id === null || category.application_id === applicationId)
    .map(({ id, title }) => ({ value: id, label: title }));
}

/** The campaign as currently typed, in the app and on the website. */
function CampaignPreview() {
  const t = useMessages(campaignMessages).preview;
  return <CardPreview heading={t.highlighted} untitled={t.untitled} link="url" />;
}
