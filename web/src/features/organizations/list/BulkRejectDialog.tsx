import { REJECTION_REASON_MAX } from '@move/contract/organizations/review.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { organizationMessages } from '../organizations.messages.ts';
import { ReasonInput } from '../review/reason/ReasonInput.tsx';
import { reviewMessages } from '../review/review.messages.ts';

type BulkRejectDialogProps = { question: number; onAnswer: (reason: string) => void; onClose: () => void };

/** Asks for one reason for all organisations that are rejected; `question` is their number. */
export function BulkRejectDialog({ question: count, onAnswer, onClose }: BulkRejectDialogProps) {
  const t = useMessages(organizationMessages).decide;
  const { reasonNeeded } = useMessages(reviewMessages).decision;
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const reason = text.trim();
  const submit = () => {
    if (reason === '') setError(reasonNeeded);
    else if (Array.from(reason).length <= REJECTION_REASON_MAX) onAnswer(reason);
  };
  const write = (next: string) => {
    setText(next);
    setError(null);
  };
  return (
    <FormDialog
      title={t.rejectTitle(count)}
      subtitle={t.rejectText}
      confirmLabel={t.rejectTitle(count)}
      isDanger
      isPending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonInput value={text} error={error} onChange={write} />
    </FormDialog>
  );
}
