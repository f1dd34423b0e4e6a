import type { FreeRate } from '@move/domain/rates/free-rate.ts';
import { withFreeRate } from '@move/domain/rates/free-rate.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';

export type RateChoice = { id: number; name: string; price_in_cents: number };

type RateInputProps = FieldProps<number | null | undefined, number | null> & { rates: readonly RateChoice[] };

/** No stored rate has it: stands for the free entry, whose id is null. */
const FREE = 0;

/** The rate of an offer: free first, then the organisation's rates with their price. */
export function RateInput({ rates, value, onChange, ...field }: RateInputProps) {
  const formats = useFormats();
  const locale = useLocale();
  const labelOf = (rate: FreeRate | RateChoice) =>
    rate.id === null ? rate.name : `${rate.name} (${formats.money(rate.price_in_cents)})`;
  return (
    <SelectInput
      {...field}
      value={value ?? FREE}
      isClearable={false}
      options={withFreeRate(rates, locale).map((rate) => ({ value: rate.id ?? FREE, label: labelOf(rate) }))}
      onChange={(id) => onChange(id === FREE ? null : id)}
    />
  );
}
