import { translate } from '@move/domain/kit/messages/messages.ts';
import {
  type CancellationPeriod,
  cancellationPeriodViolations,
  risingWarnings,
} from '@move/domain/rates/cancellation.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import type { PeriodValue } from './periods/cancellation-periods.ts';
import { PeriodsInput } from './periods/PeriodsInput.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { rateMessages } from './rates.messages.ts';
import { TermExample } from './TermExample.tsx';

const hasRefund = (period: PeriodValue): period is CancellationPeriod => period.refund_percentage !== null;

type TermPeriodsProps = FieldProps<readonly PeriodValue[]> & {
  errors?: Record<string, string>;
  organizationId: number;
};

/** The form of a term's periods: the term as a sentence, a row with its errors for each period, and an example in euros. */
export function TermPeriods({ errors = {}, organizationId, ...props }: TermPeriodsProps) {
  const t = useMessages(rateMessages).term;
  const locale = useLocale();
  const periods = props.value ?? [];
  const complete = periods.every(hasRefund) && cancellationPeriodViolations(periods).length === 0 ? periods : null;
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <PeriodsInput
        {...props}
        value={periods}
        sentence={complete ? termSentence(complete, locale) : t.incomplete}
        rowErrors={rowErrorsOf(errors)}
      />
      {complete &&
        risingWarnings(complete).map((warning) => (
          <Banner key={warning.path.join('.')} tone="warning">
            {translate(locale, warning)}
          </Banner>
        ))}
      {complete && <TermExample periods={complete} organizationId={organizationId} />}
    </div>
  );
}

/** The errors of each period by its index: `1.until_minutes` is of the second period. */
function rowErrorsOf(errors: Readonly<Record<string, string>>): Record<number, string> {
  const byIndex = new Map<number, string[]>();
  for (const [path, message] of Object.entries(errors)) {
    const index = Number(path.split('.')[0]);
    const known = byIndex.get(index) ?? [];
    if (Number.isInteger(index) && !known.includes(message)) byIndex.set(index, [...known, message]);
  }
  return Object.fromEntries([...byIndex].map(([index, messages]) => [index, messages.join('. ')]));
}
