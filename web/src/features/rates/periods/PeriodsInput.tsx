import { IconLock, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/page/Button.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { periodMessages } from './periods.messages.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import {
  canSplit,
  isFilled,
  type PeriodValue,
  refundKind,
  splitLast,
  withBorder,
  withoutPeriod,
  withRefund,
} from './cancellation-periods.ts';
import { errorNode, type FieldProps } from '../../../ui/inputs/field.tsx';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { keepFocus } from '../../../ui/inputs/keep-focus.ts';
import { DurationBoxes } from '../../../ui/inputs/text/DurationBoxes.tsx';
import { PercentageInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { PeriodTimeline, useDuration } from './PeriodTimeline.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as styles from './periods.module.css';

type PeriodsInputProps = FieldProps<readonly PeriodValue[]> & {
  /** The term as a sentence above the bar; announced when it changes. */
  sentence?: ReactNode;
  /** Errors by index of the period. */
  rowErrors?: Readonly<Record<number, string>> | undefined;
};

function ReadOnlyCell({ children, hasLock = false }: { children: ReactNode; hasLock?: boolean }) {
  return (
    <div className={styles.readOnly}>
      {hasLock && <IconLock size={15} stroke={1.75} aria-hidden />}
      {children}
    </div>
  );
}

type RowProps = {
  periods: readonly PeriodValue[];
  index: number;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (periods: readonly PeriodValue[]) => void;
};

function PeriodRow({ periods, index, isReadOnly, error, onChange }: RowProps) {
  const w = useWords();
  const t = useMessages(periodMessages);
  const duration = useDuration();
  const period = periods[index];
  if (period === undefined) return null;
  const isLast = index === periods.length - 1;
  const from = period.from_minutes;
  const refund = period.refund_percentage;
  return (
    <div className={styles.row} role="group" aria-label={t.period(index + 1)}>
      <span className={styles.mark} data-refund={refundKind(refund)} aria-hidden="true" />
      <div>
        {index === 0 ? (
          <ReadOnlyCell hasLock>{t.booking}</ReadOnlyCell>
        ) : (
          <ReadOnlyCell>{isFilled(from) ? t.before(duration(from)) : w.missing}</ReadOnlyCell>
        )}
      </div>
      <div>
        {isLast ? (
          <ReadOnlyCell hasLock>{t.start}</ReadOnlyCell>
        ) : (
          <DurationBoxes
            label={`${t.until}, ${t.period(index + 1).toLowerCase()}`}
            units={t.units}
            disabled={isReadOnly}
            value={period.until_minutes}
            onChange={(minutes) => onChange(withBorder(periods, index, minutes))}
          />
        )}
      </div>
      <PercentageInput
        label={`${t.refund}, ${t.period(index + 1).toLowerCase()}`}
        disabled={isReadOnly}
        value={refund}
        onChange={(next) => onChange(withRefund(periods, index, next))}
      />
      {!isReadOnly && periods.length > 1 ? (
        <IconButton
          label={t.removePeriod(index + 1)}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            keepFocus('fieldset', '[role="group"] button', ':scope > button');
            onChange(withoutPeriod(periods, index));
          }}
        />
      ) : (
        <span />
      )}
      {error !== undefined && <div className={`${fieldStyles.fieldError} ${styles.error}`}>{errorNode(error)}</div>}
    </div>
  );
}

/**
 * Edits cancellation periods: a sentence, a timeline, and a row for each period. The first period begins at booking, the last one ends at
 * the start of the session.
 */
export function PeriodsInput(props: PeriodsInputProps) {
  const { value, onChange, sentence, rowErrors = {}, disabled = false, readOnly = false } = props;
  const t = useMessages(periodMessages);
  const isReadOnly = disabled || readOnly;
  return (
    <FieldGroup {...props} isLabelHidden>
      {sentence !== undefined && (
        <p className={surfaceStyles.lead} aria-live="polite">
          {sentence}
        </p>
      )}
      <PeriodTimeline periods={value} {...{ onChange, isReadOnly }} />
      <div className={`${styles.head} ${look.small} ${look.muted}`} aria-hidden="true">
        <span />
        <span>{t.from}</span>
        <span>{t.until}</span>
        <span>{t.refund}</span>
      </div>
      <div className={styles.periods}>
        {value.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a period is identified by its position
          <PeriodRow key={index} periods={value} error={rowErrors[index]} {...{ index, isReadOnly, onChange }} />
        ))}
      </div>
      {!isReadOnly && canSplit(value) && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            keepFocus('fieldset', ':scope > button', '[role="group"]:last-child button');
            onChange(splitLast(value));
          }}
        >
          {t.split}
        </Button>
      )}
    </FieldGroup>
  );
}
