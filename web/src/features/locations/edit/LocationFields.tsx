import { listContacts } from '@move/contract/contacts/contacts.ts';
import { LOCATION_CONTACT_ROLES } from '@move/domain/contacts/contact-roles.ts';
import type { createLocation } from '@move/contract/locations/locations.ts';
import { listAllLocationTypes, listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import { useCountries } from '../../../screens/edit/fields/use-countries.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { ContactsInput } from '../../../ui/inputs/ContactsInput.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { LocationPin } from './LocationPin.tsx';
import { locationFormMessages } from './location-form.messages.ts';

type LocationFieldsProps = {
  fields: FieldComponents<BodyValues<typeof createLocation>>;
  /** The organisation whose contacts can be chosen. */
  organizationId: number;
};

/** The fields of a location, used to create and to edit it. */
export function LocationFields({ fields, organizationId }: LocationFieldsProps) {
  const t = useMessages(locationFormMessages);
  const { sections, hints } = t;
  const { isReadOnly } = useForm();
  const countries = useCountries();
  const types = useRead(listAllLocationTypes, {}, LOOKUP_OPTIONS).data?.location_types ?? [];
  const sports = useRead(listAllSports, {}, LOOKUP_OPTIONS).data?.sports ?? [];
  const contacts = useRead(listContacts, { params: { organizationId } }).data?.contacts ?? [];
  const { TextField, LongTextField, SelectField, MultiSelectField, SwitchField, UrlField, ImageField, Field } = fields;
  return (
    <>
      <FormSection title={sections.basics.title} description={sections.basics.text}>
        <TextField name="name" />
        <TextField name="street" columns={4} />
        <TextField name="house_number" columns={2} />
        <TextField name="zipcode" columns={2} placeholder="3451 AB" />
        <TextField name="city" columns={4} />
        <SelectField name="country" columns={6} required options={countries} />
        <MultiSelectField
          name="type_ids"
          columns={3}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <MultiSelectField
          name="sport_ids"
          columns={3}
          options={sports.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <LongTextField name="notes" description={hints.notes} rows={3} />
      </FormSection>
      <FormSection title={sections.image.title} description={sections.image.text}>
        <ImageField name="image" use="picture" />
      </FormSection>
      <FormSection title={sections.map.title} description={isReadOnly ? undefined : sections.map.text}>
        <LocationPin organizationId={organizationId} />
      </FormSection>
      <FormSection title={sections.people.title} description={sections.people.text}>
        <Field name="contacts" input={ContactsInput} contacts={contacts} roles={LOCATION_CONTACT_ROLES} />
      </FormSection>
      <FormSection title={sections.visibility.title} description={sections.visibility.text}>
        <SwitchField name="is_hidden" description={hints.hidden} />
      </FormSection>
      <FormSection title={sections.link.title} description={sections.link.text}>
        <SwitchField name="show_link" />
        <TextField name="link_label" columns={3} />
        <UrlField name="link_url" columns={3} />
      </FormSection>
    </>
  );
}
