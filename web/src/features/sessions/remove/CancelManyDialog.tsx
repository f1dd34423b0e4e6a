import { useMessages } from '../../../platform/texts/messages.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useCloseGuard } from '../../../screens/use-close-guard.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { QuotedCancellation } from '../../cancellations/public.tsx';
import { CancelFields } from './CancelFields.tsx';
import { cancelingMessages } from './canceling.messages.ts';
import { chosenSessionMessages } from './chosen-sessions.messages.ts';
import type { CancelManyQuestion } from './chosen-sessions.ts';
import { type CancelDraft, useCancelDraft } from './use-cancel-draft.ts';

type CancelManyDialogProps = {
  question: CancelManyQuestion;
  onAnswer: (why: CancelDraft['body']) => void;
  onClose: () => void;
};

/** Asks why the chosen sessions are canceled and who is mailed, as for a single session (docs/rules/planning.md#canceling-sessions). */
export function CancelManyDialog({ question, onAnswer, onClose }: CancelManyDialogProps) {
  const t = useMessages(cancelingMessages);
  const { title } = chosenSessionMessages[useLocale()].cancel;
  const { sessions, people, text, quote } = question;
  const draft = useCancelDraft(people);
  const [leave, asked] = useCloseGuard(draft.isChanged, onClose, t.leave);
  return (
    <>
      <FormDialog
        title={title(sessions)}
        confirmLabel={t.confirm(sessions)}
        cancelLabel={t.keep}
        isDanger
        isLined
        isPending={false}
        isBlocked={draft.isTooLong}
        onSubmit={() => onAnswer(draft.body)}
        onClose={leave}
      >
        <CancelFields draft={draft} people={people} />
        {quote !== null && <QuotedCancellation quote={quote} isMailed={false} />}
        {text !== '' && <p>{text}</p>}
        <p>{t.final}</p>
      </FormDialog>
      {asked}
    </>
  );
}
