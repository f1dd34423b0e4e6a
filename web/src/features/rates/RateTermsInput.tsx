import { useMessages } from '../../platform/texts/messages.ts';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { MultiSelectInput, type SelectOption, SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { LazyTermMeaning } from './periods/LazyTermMeaning.tsx';
import { rateMessages } from './rates.messages.ts';

type RateTermsInputProps = FieldProps<readonly number[] | undefined> & {
  terms: readonly SelectOption<number>[];
  organizationId: number;
};

/** The terms of a rate; the first is the default (docs/rules/money.md#cancellation-terms). */
export function RateTermsInput({ terms, organizationId, ...props }: RateTermsInputProps) {
  const t = useMessages(rateMessages).rate;
  const chosen = props.value ?? [];
  const first = chosen[0] ?? null;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div>
        <MultiSelectInput<number> {...props} value={chosen} options={terms} />
        {chosen.length > 0 && <LazyTermMeaning organizationId={organizationId} termIds={chosen} isChoice />}
      </div>
      {chosen.length > 1 && (
        <SelectInput<number>
          label={t.standard}
          description={t.standardHint}
          required
          readOnly={props.readOnly}
          value={first}
          options={terms.filter((term) => chosen.includes(term.value))}
          onChange={(next) => {
            if (next !== null) props.onChange([next, ...chosen.filter((id) => id !== next)]);
          }}
        />
      )}
    </div>
  );
}
