import { MessageDialog } from '../../messages/public.tsx';
import { MoveManyDialog } from './MoveManyDialog.tsx';
import { SpotsManyDialog } from './SpotsManyDialog.tsx';
import type { ManyQuestion, UpdateAnswer, UpdateQuestion } from './update-sessions.ts';

type ManyDialogProps<Question> = {
  question: Question;
  onAnswer: (answer: UpdateAnswer) => void;
  onClose: () => void;
};
export type UpdateManyDialogProps = ManyDialogProps<UpdateQuestion>;

/** Asks for the new values of the chosen sessions; or writes and sends a message to their participants. */
export function ManyDialog({ question, onAnswer, onClose }: ManyDialogProps<ManyQuestion>) {
  if (question.kind === 'sessions')
    return <MessageDialog scope={question} ids={[]} initialAudience="participants" onClose={onClose} />;
  const Dialog = question.kind === 'move' ? MoveManyDialog : SpotsManyDialog;
  return <Dialog question={question} onAnswer={onAnswer} onClose={onClose} />;
}
