import { listAllApplications } from '@move/contract/applications/applications.ts';
import type { updateApplication } from '@move/contract/applications/manage-applications.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { applicationMessages } from '../applications.messages.ts';
import { BrandPreview } from './BrandPreview.tsx';

type ApplicationFieldsProps = {
  fields: FieldComponents<BodyValues<typeof updateApplication>>;
  /** Absent for a new platform. */
  applicationId?: number;
};

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** The basic fields of a platform, such as its name and the platform above it. */
export function BasicFields({ fields, applicationId }: ApplicationFieldsProps) {
  const { sections, hints, noParent } = useMessages(applicationMessages);
  const all = useRead(listAllApplications, {}, { staleTime: 60_000 }).data?.applications ?? [];
  const parents = all.filter(({ id, parent_id }) => parent_id === null && id !== applicationId);
  const { TextField, LongTextField, SelectField, EmailField } = fields;
  return (
    <>
      <FormSection title={sections.basics.title} description={sections.basics.text}>
        <TextField name="name" />
        <TextField name="slug" columns={4} required description={hints.slug} />
        <EmailField name="email" columns={4} />
        <LongTextField name="description" rows={4} />
      </FormSection>
      <FormSection title={sections.working.title} description={sections.working.text}>
        <SelectField
          name="parent_id"
          columns={4}
          description={hints.parent}
          placeholder={noParent}
          options={parents.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField name="timezone" columns={4} description={hints.timezone} options={ZONES} />
        <TextField name="sport_id_alias" columns={4} description={hints.alias} />
      </FormSection>
    </>
  );
}

export function BrandFields({ fields }: Pick<ApplicationFieldsProps, 'fields'>) {
  const { sections } = useMessages(applicationMessages);
  const { ColourField, ImageField } = fields;
  return (
    <FormSection title={sections.brand.title} description={sections.brand.text}>
      <ColourField name="primary_color" columns={3} />
      <ColourField name="secondary_color" columns={3} />
      <BrandPreview />
      <ImageField name="logo" use="application_logo" columns={3} />
      <ImageField name="favicon" use="favicon" columns={3} />
      <ImageField name="fallback_image" use="picture" />
    </FormSection>
  );
}

export function AddressFields({ fields }: Pick<ApplicationFieldsProps, 'fields'>) {
  const { sections, hints } = useMessages(applicationMessages);
  const { UrlField, KeywordsField } = fields;
  return (
    <FormSection title={sections.place.title} description={sections.place.text}>
      <UrlField name="website_url" />
      <UrlField name="dashboard_url" />
      <UrlField name="support_url" />
      <KeywordsField name="hosts" max={null} description={hints.hosts} />
    </FormSection>
  );
}
