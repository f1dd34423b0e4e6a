import type { Question } from '@move/contract/questions/questions.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { endpointsOf, type Offer, questionParamsOf } from './question-endpoints.ts';
import { questionMessages } from './questions.messages.ts';

/**
 * Removes a question at once, with undo. A question with answers is archived instead, after a confirmation. Render the dialog once.
 */
export function useRemoveQuestion(offer: Offer): [remove: (question: Question) => Promise<boolean>, dialog: ReactNode] {
  const t = useMessages(questionMessages).removing;
  const { list, remove: endpoint, restore } = endpointsOf(offer);
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({ remove: endpoint, restore, invalidates: [list] });
  const ask = async ({ id, title, answers_count }: Question) => {
    const input = { params: questionParamsOf(offer, id) };
    if (answers_count === 0) return remove(input, title);
    const isMeant = await confirm({ title: t.title(title), text: t.text(answers_count), confirmLabel: t.confirm });
    return isMeant && remove(input, title);
  };
  return [ask, dialog];
}
