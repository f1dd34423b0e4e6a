import { translate } from '@move/domain/kit/messages/messages.ts';
import { type CancellationPeriod, periodViolations, risingWarnings } from '@move/domain/rates/cancellation.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { PeriodsInput } from './periods/PeriodsInput.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { rateMessages } from './rates.messages.ts';
import { TermExample } from './TermExample.tsx';

/** A period in the form; an empty value is null. */
type PeriodValue = { from_minutes: number | null; until_minutes: number | null; refund_percentage: number | null };

type TermPeriodsProps = FieldProps<readonly PeriodValue[]> & {
  errors?: Record<string, string>;
  organizationId: number;
};

/** The periods with their sentence, an error on each row, and an example in euros. */
export function TermPeriods({ errors = {}, organizationId, ...props }: TermPeriodsProps) {
  const t = useMessages(rateMessages).term;
  const locale = useLocale();
  const periods = (props.value ?? []).map(asPeriod);
  const isComplete = periodViolations(periods).length === 0;
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <PeriodsInput
        {...props}
        value={periods}
        onChange={(next) => props.onChange(next.map(asValue))}
        sentence={isComplete ? termSentence(periods, locale) : t.incomplete}
        rowErrors={rowErrorsOf(errors)}
      />
      {isComplete &&
        risingWarnings(periods).map((warning) => (
          <Banner key={warning.path.join('.')} tone="warning">
            {translate(locale, warning)}
          </Banner>
        ))}
      {isComplete && <TermExample periods={periods} organizationId={organizationId} />}
    </div>
  );
}

const asPeriod = (value: PeriodValue): CancellationPeriod => ({
  ...value,
  refund_percentage: value.refund_percentage ?? Number.NaN,
});

const filled = (value: number | null) => (value === null || Number.isNaN(value) ? null : value);

const asValue = (period: CancellationPeriod): PeriodValue => ({
  from_minutes: filled(period.from_minutes),
  until_minutes: filled(period.until_minutes),
  refund_percentage: filled(period.refund_percentage),
});

/** Groups the errors of a period by row; `1.until_minutes` belongs to row 1. */
function rowErrorsOf(errors: Readonly<Record<string, string>>): Record<number, string> {
  const rows = new Map<number, string[]>();
  for (const [path, message] of Object.entries(errors)) {
    const row = Number(path.split('.')[0]);
    const known = rows.get(row) ?? [];
    if (Number.isInteger(row) && !known.includes(message)) rows.set(row, [...known, message]);
  }
  return Object.fromEntries([...rows].map(([row, messages]) => [row, messages.join('. ')]));
}
