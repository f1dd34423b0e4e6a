import { listCancellationTerms } from '@move/contract/rates/cancellation-terms.ts';
import { type updateRate, VAT_LEVELS } from '@move/contract/rates/rates.ts';
import { PRICE_MAX_IN_CENTS } from '@move/domain/kit/money/money.ts';
import { splitVat, VAT_PERCENTAGES, type VatLevel } from '@move/domain/kit/money/vat.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { RateTermsInput } from './RateTermsInput.tsx';
import { rateMessages } from './rates.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';

type RateFieldsProps = { fields: FieldComponents<BodyValues<typeof updateRate>>; organizationId: number };

/** Name, price, VAT, and the cancellation terms to choose from. */
export function RateFields(props: RateFieldsProps) {
  const t = useMessages(rateMessages).rate;
  return (
    <>
      <FormSection title={t.basics.title} description={t.basics.text}>
        <BasicFields {...props} />
      </FormSection>
      <FormSection title={t.vat.title} description={t.vat.text}>
        <VatFields {...props} />
      </FormSection>
      <FormSection title={t.terms.title} description={t.terms.text}>
        <TermsField {...props} />
      </FormSection>
    </>
  );
}

/** The same fields without sections, for a drawer. */
export function PlainRateFields(props: RateFieldsProps) {
  return (
    <>
      <BasicFields {...props} />
      <VatFields {...props} />
      <TermsField {...props} />
    </>
  );
}

function BasicFields({ fields: { TextField, MoneyField } }: RateFieldsProps) {
  return (
    <>
      <TextField name="name" />
      <MoneyField name="price_in_cents" columns={2} min={0} max={PRICE_MAX_IN_CENTS} />
    </>
  );
}

function TermsField({ fields: { Field }, organizationId }: RateFieldsProps) {
  const mayReadTerms = useCan(listCancellationTerms);
  const read = useRead(listCancellationTerms, { params: { organizationId } }, { enabled: mayReadTerms });
  const terms = (read.data?.cancellation_terms ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <Field name="cancellation_term_ids" input={RateTermsInput} terms={terms} organizationId={organizationId} />;
}

function VatFields({ fields }: RateFieldsProps) {
  const t = useMessages(rateMessages).rate;
  const formats = useFormats();
  const level = fields.useValue('vat_level');
  const { TextField, SegmentedField } = fields;
  const labelOf = (one: VatLevel) =>
    one === 'zero' ? t.levels.zero : `${t.levels[one]} (${formats.percentage(VAT_PERCENTAGES[one])})`;
  return (
    <>
      <SegmentedField name="vat_level" options={VAT_LEVELS.map((value) => ({ value, label: labelOf(value) }))} />
      <VatPart fields={fields} />
      {level === 'zero' && <TextField name="vat_exemption_reason" description={t.exemption} />}
    </>
  );
}

/** The price without VAT and the VAT, updated while the user types. */
function VatPart({ fields }: Pick<RateFieldsProps, 'fields'>) {
  const t = useMessages(rateMessages).rate;
  const { money } = useFormats();
  const price = fields.useValue('price_in_cents');
  const level = fields.useValue('vat_level');
  if (price === undefined || !Number.isSafeInteger(price) || price <= 0) return null;
  if (level === undefined || level === 'zero') return null;
  const { vat_in_cents, net_in_cents } = splitVat(price, VAT_PERCENTAGES[level]);
  return (
    <p className={`${formSectionStyles.span6} ${look.muted}`} aria-live="polite">
      {t.vatPart(money(vat_in_cents), money(net_in_cents))}
    </p>
  );
}
