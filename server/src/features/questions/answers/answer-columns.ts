import type { Answer } from '@move/contract/questions/answers.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfferRef } from '../offer-ref.ts';
import { findQuestions } from '../questions.queries.ts';

/** The active and archived questions of an offer; each is a column in a sheet. */
export async function findAnswerable(db: Database, offer: OfferRef): Promise<{ id: number; title: string }[]> {
  const { questions, archived } = await findQuestions(db, offer);
  return [...questions, ...archived];
}

/** A person's answer to a question, as text for a cell. */
export function answerText(answers: readonly Answer[], questionId: number): string | null {
  const value = answers.find((answer) => answer.question_id === questionId)?.value ?? null;
  return Array.isArray(value) ? value.join(', ') : value;
}
