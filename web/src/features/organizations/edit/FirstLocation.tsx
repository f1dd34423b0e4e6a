import type { createOrganization } from '@move/contract/organizations/new-organization.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useCountries } from '../../../screens/edit/fields/use-countries.ts';
import { useField } from '../../../screens/edit/form/use-field.ts';
import { SwitchInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { organizationMessages } from '../organizations.messages.ts';

type FirstLocationProps = { fields: FieldComponents<BodyValues<typeof createOrganization>> };

/** The address of a new organisation, if known: reviewers check it, and its first activity needs it. */
export function FirstLocation({ fields }: FirstLocationProps) {
  const { TextField, SelectField } = fields;
  const t = useMessages(organizationMessages).firstLocation;
  const countries = useCountries();
  const [name, city] = [fields.useValue('name'), fields.useValue('city')];
  const { value, onChange, input } = useField('location', { label: t.title });
  const has = typeof value === 'object' && value !== null;
  return (
    <FormSection title={t.title} description={t.text}>
      <FieldSpan columns={6}>
        <SwitchInput
          {...input}
          label={t.add}
          required={false}
          value={has}
          // filled in from the organisation
          onChange={(isOn) => onChange(isOn ? { name, city, country: 'NL' } : undefined)}
        />
      </FieldSpan>
      {has && (
        <>
          <TextField name="location.name" />
          <TextField name="location.street" columns={4} />
          <TextField name="location.house_number" columns={2} />
          <TextField name="location.zipcode" columns={2} placeholder="3451 AB" />
          <TextField name="location.city" columns={4} />
          <SelectField name="location.country" columns={6} required options={countries} />
        </>
      )}
    </FormSection>
  );
}
