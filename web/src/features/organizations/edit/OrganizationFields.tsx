import { type Organization, SOCIALS, type updateOrganization } from '@move/contract/organizations/organizations.ts';
import { useSports } from '../use-sports.ts';
import { ORGANIZATION_TYPES } from '@move/domain/organizations/organization.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { organizationMessages } from '../organizations.messages.ts';

type Links = Pick<Organization['application_links'][number], 'id' | 'name' | 'is_home' | 'may_change'>;

type OrganizationFieldsProps = {
  fields: FieldComponents<BodyValues<typeof updateOrganization>>;
  /** The platforms that may be chosen; absent for users who may choose none. */
  links?: readonly Links[] | undefined;
  hasTimezone: boolean;
};

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** The fields of an organisation, on the form for a new one, in the list and on its own profile. */
export function OrganizationFields({ fields, links, hasTimezone }: OrganizationFieldsProps) {
  const t = useMessages(organizationMessages);
  const { sections, hints } = t;
  const { sports } = useSports();
  const { TextField, LongTextField, SelectField, MultiSelectField, EmailField, PhoneField, UrlField } = fields;
  const { CheckboxGroupField, ImageField } = fields;
  return (
    <>
      <FormSection title={sections.basics.title} description={sections.basics.text}>
        <TextField name="name" />
        <SelectField
          name="type"
          columns={3}
          options={ORGANIZATION_TYPES.map((value) => ({ value, label: t.types[value] }))}
        />
        <TextField name="kvk_number" columns={3} placeholder="40123401" />
        <TextField name="vat_number" columns={3} placeholder="NL861234567B84" />
        <TextField name="city" columns={3} />
        <MultiSelectField
          name="sports"
          description={hints.sports}
          options={sports.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <LongTextField name="description" rows={5} />
      </FormSection>
      <FormSection title={sections.images.title} description={sections.images.text}>
        <ImageField name="logo" use="organization_logo" />
        <ImageField name="header" use="picture" />
      </FormSection>
      <FormSection title={sections.contact.title} description={sections.contact.text}>
        <EmailField name="email" columns={3} />
        <PhoneField name="phone" columns={3} />
        <UrlField name="website" />
      </FormSection>
      <FormSection title={sections.socials.title} description={sections.socials.text}>
        {SOCIALS.map((name) => (
          <UrlField key={name} name={name} columns={3} />
        ))}
      </FormSection>
      {(hasTimezone || links) && (
        <FormSection title={sections.platform.title} description={sections.platform.text}>
          {links && (
            <CheckboxGroupField
              name="applications"
              required
              description={hints.applications}
              options={links.map(({ id, name, is_home, may_change }) => ({
                value: id,
                label: is_home ? `${name} (${t.home})` : name,
                disabled: !may_change,
              }))}
            />
          )}
          {hasTimezone && <SelectField name="timezone" columns={4} description={hints.timezone} options={ZONES} />}
        </FormSection>
      )}
    </>
  );
}
