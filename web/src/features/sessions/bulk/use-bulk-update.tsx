import { type SessionRow, updateSession } from '@move/contract/sessions/sessions.ts';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { notifyError } from '../../../platform/notify.ts';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import { useAsk } from '../../../screens/ask.tsx';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { sessionReads } from '../session-reads.ts';
import type { RowUpdate, Undoables } from './update-sessions.ts';

type RowById = (id: number) => SessionRow | undefined;

/** The part of a bulk action that is loaded when the user needs it. */
export type UpdateWork<Question, Answer> = {
  /** What to ask; null, after a message with the reason, when none of the sessions can be changed. */
  questionOf: (rows: readonly SessionRow[], locale: Locale) => Question | null;
  updateOf: (answer: Answer, locale: Locale) => Omit<RowUpdate, 'rowOf'>;
};

type BulkUpdate<Question, Answer> = {
  label: string;
  done: (count: number, mails: number) => string;
  undone: (count: number) => string;
  Form: ComponentType<{ question: Question; onAnswer: (answer: Answer) => void; onClose: () => void }>;
  load: () => Promise<UpdateWork<Question, Answer>>;
};

/**
 * Asks once for new values of the chosen sessions and saves each by itself; the others of a series stay. It can be undone when no one was
 * mailed about it, as the change of one session. Render the second value once.
 */
export function useBulkUpdate<Question, Answer>(
  rowOf: RowById,
  { label, done, undone, Form, load }: BulkUpdate<Question, Answer>,
): [ListBulk, ReactNode] {
  const locale = useLocale();
  const [askValues, dialog] = useAsk<Question, Answer>(Form);
  const undoables = useRef<Undoables>(new Map());
  const bulk: ListBulk = {
    label,
    needs: updateSession,
    ask: async (chosen) => {
      try {
        const [work, { updateSessions }] = await Promise.all([load(), import('./update-sessions.ts')]);
        const question = work.questionOf(
          chosen.flatMap((id) => rowOf(id) ?? []),
          locale,
        );
        const answer = question && (await askValues(question));
        return answer && ((ids) => updateSessions(ids, { rowOf, ...work.updateOf(answer, locale) }, undoables.current));
      } catch (error) {
        notifyError(error);
        return null;
      }
    },
    done,
    undo: {
      text: (count) => done(count, 0),
      done: undone,
      isOffered: (mails) => mails === 0,
      run: async (ids) => (await import('./update-sessions.ts')).undoUpdates(ids, undoables.current),
    },
    invalidates: sessionReads,
  };
  return [bulk, dialog];
}
