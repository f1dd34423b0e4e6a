import { listContacts } from '@move/contract/contacts/contacts.ts';
import { listAllTags, listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { AGE_MAX, GENDERS, LEVELS } from '@move/domain/activities/offer.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { ContactsInput } from '../../ui/inputs/ContactsInput.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { activityMessages } from './activities.messages.ts';
import { type RateChoice, RateInput } from './RateInput.tsx';
import type { ActivityFields, ActivityRecord } from './use-activity-form.ts';
import { useRateChoices } from './use-rate-choices.ts';
import { useSportOptions } from './use-sport-options.ts';
import { withStored } from './with-stored.ts';

type ActivityInformationProps = { fields: ActivityFields; activity: ActivityRecord };

const LOOKUP = { staleTime: 600_000 };
const everyone = 'all';
const levels = [everyone, ...LEVELS.filter((level) => level !== everyone)] as const;

/** Tab Information: what it is, for whom, what it costs, and whom to ask. */
export function ActivityInformation({ fields, activity }: ActivityInformationProps) {
  const organizationId = activity.organization_id;
  const { sections, hints, choices, years } = useMessages(activityMessages);
  const sports = useSportOptions();
  const tags = useRead(listAllTags, {}, LOOKUP).data?.tags ?? [];
  const usable = { query: { organization_id: organizationId } };
  const categories = useRead(listApplicationCategories, usable, LOOKUP).data?.categories ?? [];
  const contacts = useRead(listContacts, { params: { organizationId } }).data?.contacts ?? [];
  const rates = withStored<RateChoice>(useRateChoices(organizationId), activity.rate);
  const { TextField, LongTextField, SelectField, SegmentedField, MultiSelectField, NumberField } = fields;
  const { CheckboxField, UrlField, ImageField, Field } = fields;
  return (
    <>
      <FormSection title={sections.basics.title} description={sections.basics.text}>
        <TextField name="name" required />
        <SelectField name="sport_id" columns={3} options={sports} />
        <MultiSelectField
          name="category_ids"
          columns={3}
          options={categories.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <LongTextField name="description" description={hints.description} rows={6} maxLength={10_000} />
        <MultiSelectField name="tag_ids" options={tags.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormSection>
      <FormSection title={sections.image.title} description={sections.image.text}>
        <ImageField name="image" use="picture" />
      </FormSection>
      <FormSection title={sections.audience.title} description={sections.audience.text}>
        <SegmentedField name="level" options={levels.map((value) => ({ value, label: choices.level[value] }))} />
        <NumberField name="age_from" columns={2} min={0} max={AGE_MAX} unit={years} />
        <NumberField name="age_to" columns={2} min={0} max={AGE_MAX} unit={years} />
        <SelectField
          name="gender"
          columns={2}
          options={GENDERS.toReversed().map((value) => ({ value, label: choices.gender[value] }))}
        />
        <CheckboxField name="is_accessible" />
      </FormSection>
      <FormSection title={sections.price.title} description={sections.price.text}>
        <Field name="rate_id" columns={3} description={hints.rate} input={RateInput} rates={rates} />
        <UrlField name="payment_url" columns={3} description={hints.payment} />
      </FormSection>
      <FormSection title={sections.people.title} description={sections.people.text}>
        <Field name="contacts" input={ContactsInput} contacts={contacts} />
      </FormSection>
    </>
  );
}
