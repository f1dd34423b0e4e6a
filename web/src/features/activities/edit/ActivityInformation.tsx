import { listContacts } from '@move/contract/contacts/contacts.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { ContactsInput } from '../../../ui/inputs/ContactsInput.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { activityMessages } from '../activities.messages.ts';
import { activityFormMessages } from './activity-form.messages.ts';
import { OfferAudience } from '../offer/OfferAudience.tsx';
import { type RateChoice, RateField } from '../offer/RateField.tsx';
import type { ActivityFields, ActivityRecord } from './use-activity-form.ts';
import { useRateChoices } from '../offer/use-rate-choices.ts';
import { useSportOptions } from '../offer/use-sport-options.ts';
import { useWordOptions } from '../offer/use-word-options.ts';
import { withStored } from '../offer/with-stored.ts';

type ActivityInformationProps = { fields: ActivityFields; activity: ActivityRecord };

/** Tab Information: the sport and description, the audience, the price and the contacts. */
export function ActivityInformation({ fields, activity }: ActivityInformationProps) {
  const organizationId = activity.organization_id;
  const { sections, hints } = useMessages(activityFormMessages);
  const sports = useSportOptions();
  const sport = useSportWord(useMessages(activityMessages).columns.sport);
  const { tags, categories } = useWordOptions(organizationId);
  const contacts = useRead(listContacts, { params: { organizationId } }).data?.contacts ?? [];
  const rates = withStored<RateChoice>(useRateChoices(organizationId), activity.rate);
  const { TextField, LongTextField, SelectField, MultiSelectField, UrlField, ImageField, Field } = fields;
  return (
    <>
      <FormSection title={sections.basics.title} description={sections.basics.text}>
        <TextField name="name" required />
        <SelectField name="sport_id" label={sport} columns={3} options={sports} />
        <MultiSelectField name="category_ids" columns={3} options={categories} />
        <LongTextField name="description" description={hints.description} rows={6} maxLength={10_000} />
        <MultiSelectField name="tag_ids" options={tags} />
      </FormSection>
      <FormSection title={sections.image.title} description={sections.image.text}>
        <ImageField name="image" use="picture" />
      </FormSection>
      <FormSection title={sections.audience.title} description={sections.audience.text}>
        <OfferAudience fields={fields} />
      </FormSection>
      <FormSection title={sections.price.title} description={sections.price.text}>
        <RateField organizationId={organizationId} description={hints.rate} rates={rates} />
        <UrlField name="payment_url" columns={3} description={hints.payment} />
      </FormSection>
      <FormSection title={sections.people.title} description={sections.people.text}>
        <Field name="contacts" input={ContactsInput} contacts={contacts} />
      </FormSection>
    </>
  );
}
