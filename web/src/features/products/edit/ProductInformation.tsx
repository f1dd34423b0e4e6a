import { listContacts } from '@move/contract/contacts/contacts.ts';
import { listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { SPOTS_MAX } from '@move/domain/sessions/capacity.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';
import { ContactsInput } from '../../../ui/inputs/ContactsInput.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import {
  OfferAudience,
  type RateChoice,
  RateField,
  useRateChoices,
  useSportOptions,
  useWordOptions,
  withStored,
} from '../../activities/public.tsx';
import { productMessages } from '../products.messages.ts';
import { productFormMessages } from './product-form.messages.ts';
import type { ProductFields, ProductRecord } from './use-product-form.ts';

type ProductInformationProps = { fields: ProductFields; product: ProductRecord };

/** Tab Information: description, price, stock, audience, and contacts. */
export function ProductInformation({ fields, product }: ProductInformationProps) {
  const { organization_id: organizationId } = product;
  const { sections, hints } = useMessages(productFormMessages);
  const contacts = useRead(listContacts, { params: { organizationId } }).data?.contacts ?? [];
  const rates = withStored<RateChoice>(useRateChoices(organizationId), product.rate);
  const { NumberField, CheckboxField, UrlField, ImageField, Field } = fields;
  return (
    <>
      <FormSection title={sections.basics.title} description={sections.basics.text}>
        <Basics fields={fields} product={product} />
      </FormSection>
      <FormSection title={sections.image.title} description={sections.image.text}>
        <ImageField name="image" use="picture" />
      </FormSection>
      <FormSection title={sections.price.title} description={sections.price.text}>
        <RateField organizationId={organizationId} description={hints.rate} rates={rates} />
        <NumberField name="spots" columns={3} min={0} max={SPOTS_MAX} description={hints.spots} />
        <UrlField name="payment_url" description={hints.payment} />
      </FormSection>
      <FormSection title={sections.audience.title} description={sections.audience.text}>
        <OfferAudience fields={fields} />
        <CheckboxField name="should_validate_age" />
      </FormSection>
      <FormSection title={sections.people.title} description={sections.people.text}>
        <Field name="contacts" input={ContactsInput} contacts={contacts} />
      </FormSection>
    </>
  );
}

/** Name, type, sport and tags. The chosen type stays in the list, even when it is no longer available here. */
function Basics({ fields, product }: ProductInformationProps) {
  const { hints } = useMessages(productFormMessages);
  const sports = useSportOptions();
  const sport = useSportWord(useMessages(productMessages).columns.sport);
  const { tags, categories } = useWordOptions(product.organization_id);
  const offered = useRead(listAllProductTypes, {}, LOOKUP_OPTIONS).data?.product_types ?? [];
  const types = withStored(offered, product.product_type).map(({ id, name }) => ({ value: id, label: name }));
  const { TextField, LongTextField, SelectField, MultiSelectField } = fields;
  return (
    <>
      <TextField name="name" required />
      <SelectField name="product_type_id" columns={3} options={types} />
      <SelectField name="sport_id" label={sport} columns={3} options={sports} />
      <LongTextField name="description" description={hints.description} rows={6} maxLength={10_000} />
      <MultiSelectField name="category_ids" columns={3} options={categories} />
      <MultiSelectField name="tag_ids" columns={3} options={tags} />
    </>
  );
}
