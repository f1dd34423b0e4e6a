import { REJECTION_REASON_MAX } from '@move/contract/organizations/review.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { LongText } from '../../../../ui/inputs/text/LongText.tsx';
import { ToggleChip } from '../../../../ui/marks/Chip.tsx';
import type { MissingField } from './missing-fields.ts';
import { reviewMessages } from '../review.messages.ts';
import { withStandardReason } from './standard-reason.ts';
import * as styles from '../review.module.css';

type ReasonInputProps = {
  id?: string;
  /**
   * The fields that the organisation has not filled in: one of the standard reasons lists them. Absent when several organisations are
   * rejected.
   */
  missing?: readonly MissingField[];
  value: string;
  error: string | null;
  onChange: (text: string) => void;
  /** Called when a standard reason is chosen; by default its text is filled in. */
  onChoose?: (text: string) => void;
};

/** Why an organisation is rejected: a standard reason, unchanged or edited, or one that the reviewer writes. */
export function ReasonInput({ id, missing = [], value, error, onChange, onChoose = onChange }: ReasonInputProps) {
  const { decision: t, templates } = useMessages(reviewMessages);
  return (
    <>
      <div className={styles.templates} role="group" aria-label={t.standard}>
        {templates(missing).map(({ label, text }) => (
          <ToggleChip
            key={label}
            label={label}
            isOn={value.includes(text)}
            onToggle={() => onChoose(withStandardReason(value, text, templates(missing)))}
          />
        ))}
      </div>
      <LongText
        id={id}
        label={t.reason}
        description={t.reasonHint}
        value={value}
        onChange={onChange}
        error={error}
        rows={4}
        maxLength={REJECTION_REASON_MAX}
      />
    </>
  );
}
