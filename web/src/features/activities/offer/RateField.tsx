import { withFreeRate } from '@move/domain/rates/free-rate.ts';
import { useEffect } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useField, useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { NewRate } from '../../rates/public.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';

export type RateChoice = { id: number; name: string; price_in_cents: number };

/** The value of the option “free”, which is stored without a rate. */
const FREE = 0;

type RateFieldProps = { organizationId: number; rates: readonly RateChoice[]; description: string };

/**
 * The price of an offer: free first, then the organisation's rates. Empty until a price is chosen. A free offer and one without a chosen
 * price both have no `rate_id`; `price_open` is true only while no price is chosen.
 */
export function RateField({ organizationId, rates, description }: RateFieldProps) {
  const { core, isReadOnly } = useForm();
  const formats = useFormats();
  const locale = useLocale();
  const options = withFreeRate(rates, locale).map((rate) => ({
    value: rate.id ?? FREE,
    label: rate.id === null ? rate.name : `${rate.name} (${formats.money(rate.price_in_cents)})`,
  }));
  const open = useFieldValue('price_open') === true;
  const chosenOf = (rateId: unknown) => {
    if (typeof rateId === 'number') return rateId;
    return core.store.get().values.price_open === true ? null : FREE;
  };
  const field = useField('rate_id', { description }, (rateId) => {
    const chosen = chosenOf(rateId);
    return options.find(({ value }) => value === chosen)?.label ?? null;
  });
  const { label } = field.input;
  useEffect(() => {
    const priceInWords = (isOpen: unknown) => {
      const { rate_id } = core.store.get().values;
      return isOpen === true ? null : (options.find(({ value }) => value === (rate_id ?? FREE))?.label ?? null);
    };
    core.textsByField.set('price_open', { label, inWords: priceInWords });
  });
  const change = (chosen: number | null) => {
    core.set('price_open', chosen === null);
    field.onChange(chosen === FREE ? null : chosen);
  };
  return (
    <FieldSpan columns={3}>
      <SelectInput<number>
        {...field.input}
        value={typeof field.value === 'number' ? field.value : open ? null : FREE}
        options={options}
        onChange={change}
      />
      {!isReadOnly && <NewRate organizationId={organizationId} onCreated={change} />}
    </FieldSpan>
  );
}
