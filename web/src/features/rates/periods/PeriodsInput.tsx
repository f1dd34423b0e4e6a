import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { IconLock, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/page/Button.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { periodMessages } from './periods.messages.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { canSplit, splitLast, withBorder, withoutPeriod, withRefund } from './cancellation-periods.ts';
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

type PeriodsInputProps = FieldProps<readonly CancellationPeriod[]> & {
  /** The term as a sentence above the bar; announced when it changes. */
  sentence?: ReactNode;
  /** Messages by index of the period. */
  rowErrors?: Readonly<Record<number, string>> | undefined;
};

function Fixed({ children, isLocked = false }: { children: ReactNode; isLocked?: boolean }) {
  return (
    <div className={styles.readOnly}>
      {isLocked && <IconLock size={15} stroke={1.75} aria-hidden />}
      {children}
    </div>
  );
}

function BorderInput({
  minutes,
  at,
  isFixed,
  onChange,
}: {
  minutes: number;
  at: number;
  isFixed: boolean;
  onChange: (minutes: number) => void;
}) {
  const w = useMessages(periodMessages);
  return (
    <DurationBoxes
      label={`${w.until}, ${w.period(at + 1).toLowerCase()}`}
      units={w.units}
      disabled={isFixed}
      value={Number.isNaN(minutes) ? null : minutes}
      onChange={(next) => onChange(next ?? Number.NaN)}
    />
  );
}

type RowProps = {
  periods: readonly CancellationPeriod[];
  at: number;
  isFixed: boolean;
  error: string | undefined;
  onChange: (periods: readonly CancellationPeriod[]) => void;
};

function PeriodRow({ periods, at, isFixed, error, onChange }: RowProps) {
  const w = useWords();
  const t = useMessages(periodMessages);
  const duration = useDuration();
  const period = periods[at];
  if (period === undefined) return null;
  const isLast = at === periods.length - 1;
  const from = period.from_minutes;
  const refund = period.refund_percentage;
  return (
    <div className={styles.row} role="group" aria-label={t.period(at + 1)}>
      <span
        className={styles.mark}
        data-refund={refund === 100 ? 'all' : refund === 0 ? 'nothing' : 'part'}
        aria-hidden="true"
      />
      <div>
        {at === 0 ? (
          <Fixed isLocked>{t.booking}</Fixed>
        ) : (
          <Fixed>{from === null || Number.isNaN(from) ? w.missing : t.before(duration(from))}</Fixed>
        )}
      </div>
      <div>
        {isLast ? (
          <Fixed isLocked>{t.start}</Fixed>
        ) : (
          <BorderInput
            minutes={period.until_minutes ?? Number.NaN}
            {...{ at, isFixed }}
            onChange={(minutes) => onChange(withBorder(periods, at, minutes))}
          />
        )}
      </div>
      <PercentageInput
        label={`${t.refund}, ${t.period(at + 1).toLowerCase()}`}
        disabled={isFixed}
        value={refund}
        onChange={(next) => onChange(withRefund(periods, at, next ?? Number.NaN))}
      />
      {!isFixed && periods.length > 1 ? (
        <IconButton
          label={t.removePeriod(at + 1)}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            keepFocus('fieldset', '[role="group"] button', ':scope > button');
            onChange(withoutPeriod(periods, at));
          }}
        />
      ) : (
        <span />
      )}
      {error !== undefined && <div className={`${fieldStyles.fieldError} ${styles.error}`}>{errorNode(error)}</div>}
    </div>
  );
}

/** Cancellation periods: sentence, timeline and typed rows; both ends are fixed. */
export function PeriodsInput(props: PeriodsInputProps) {
  const { value, onChange, sentence, rowErrors = {}, disabled = false, readOnly = false } = props;
  const w = useMessages(periodMessages);
  const isFixed = disabled || readOnly;
  return (
    <FieldGroup {...props} isLabelHidden>
      {sentence !== undefined && (
        <p className={surfaceStyles.lead} aria-live="polite">
          {sentence}
        </p>
      )}
      <PeriodTimeline periods={value} {...{ onChange, isFixed }} />
      <div className={`${styles.head} ${look.small} ${look.muted}`} aria-hidden="true">
        <span />
        <span>{w.from}</span>
        <span>{w.until}</span>
        <span>{w.refund}</span>
      </div>
      <div className={styles.periods}>
        {value.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a period is identified by its position
          <PeriodRow key={at} periods={value} error={rowErrors[at]} {...{ at, isFixed, onChange }} />
        ))}
      </div>
      {!isFixed && canSplit(value) && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            keepFocus('fieldset', ':scope > button', '[role="group"]:last-child button');
            onChange(splitLast(value));
          }}
        >
          {w.split}
        </Button>
      )}
    </FieldGroup>
  );
}
