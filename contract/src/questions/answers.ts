import { QUESTION_LIMITS, QUESTION_TYPES } from '@move/domain/questions/question.ts';
import { z } from 'zod';
import { Id } from '../kit/fields.ts';

/** A text, one option, or a list of options, depending on the question; null is no answer. */
const AnswerValue = z.union([
  z.string().max(QUESTION_LIMITS.answer),
  z.array(z.string().max(QUESTION_LIMITS.option)).max(QUESTION_LIMITS.options),
  z.null(),
]);

export const AnswerDraft = z.object({ question_id: Id, value: AnswerValue });
export type AnswerDraft = z.output<typeof AnswerDraft>;

/** The answers of one person or purchase; a question that is left out keeps its answer. */
export const AnswerDrafts = z.array(AnswerDraft).max(QUESTION_LIMITS.questions);

/** Characters of a text in a list of participants, before `…`; the single participant has all of it. */
export const ANSWER_IN_LIST_MAX = 100;

/** An answer, with the texts of question and options at that time. */
export const Answer = z.strictObject({
  question_id: Id,
  title: z.string(),
  type: z.enum(QUESTION_TYPES),
  value: z.union([z.string(), z.array(z.string())]),
  /** The question is no longer asked. */
  is_archived: z.boolean(),
});
export type Answer = z.output<typeof Answer>;
