import type { Violation } from '../kit/messages/messages.ts';
import { cleanText } from '../kit/text/text.ts';
import { QUESTION_LIMITS, type QuestionType } from './question.ts';

export type AnswerValue = string | readonly string[] | null;
export type Answer = { readonly question_id: number; readonly value: AnswerValue };

export type AskedQuestion = {
  readonly id: number;
  readonly type: QuestionType;
  readonly title: string;
  readonly required: boolean;
  readonly options: readonly string[];
};

/** A trimmed answer; null when it is empty. Choices are in the question's order. */
export function cleanAnswer(
  { type, options }: Pick<AskedQuestion, 'type' | 'options'>,
  value: AnswerValue,
): AnswerValue {
  if (typeof value === 'string') {
    const text = cleanText(value);
    return text === '' ? null : text;
  }
  if (value === null || value.length === 0) return null;
  if (type !== 'multi_select') return value;
  const place = (option: string) => (options.includes(option) ? options.indexOf(option) : options.length);
  return [...new Set(value)].toSorted((one, other) => place(one) - place(other));
}

/**
 * The errors of the answers to an offer's open questions, each at its index in the list; a required question that the list lacks is an
 * error on the list itself. `kept` is what was stored before: an unchanged answer is always valid, even when its option is gone by now.
 */
export function answerViolations(
  asked: readonly AskedQuestion[],
  answers: readonly Answer[],
  kept: ReadonlyMap<number, AnswerValue> = new Map(),
): Violation[] {
  const given = new Set(answers.map(({ question_id }) => question_id));
  const missing = asked.filter(({ id, required }) => required && !given.has(id) && !kept.has(id));
  return [
    ...answers.flatMap((answer, index) => faultOf({ asked, answers, kept, answer, index })),
    ...missing.map(
      ({ title }) => ({ path: ['answers'], key: 'question.required', params: { question: title } }) as const,
    ),
  ];
}

type AnswerInList = {
  asked: readonly AskedQuestion[];
  answers: readonly Answer[];
  kept: ReadonlyMap<number, AnswerValue>;
  answer: Answer;
  index: number;
};

function faultOf({ asked, answers, kept, answer, index }: AnswerInList): Violation[] {
  const { question_id, value } = answer;
  const isSecond = answers.findIndex((other) => other.question_id === question_id) < index;
  const question = asked.find(({ id }) => id === question_id);
  if (!question || isSecond) return [{ path: ['answers', index, 'question_id'], key: 'question.unknown' }];
  const cleaned = cleanAnswer(question, value);
  const params = { question: question.title };
  const at = { path: ['answers', index, 'value'], params };
  if (cleaned === null) return question.required ? [{ ...at, key: 'question.required' }] : [];
  if (kept.has(question_id) && JSON.stringify(kept.get(question_id)) === JSON.stringify(cleaned)) return [];
  if (question.type === 'text') {
    const isText = typeof cleaned === 'string' && cleaned.length <= QUESTION_LIMITS.answer;
    return isText ? [] : [{ ...at, key: 'question.words', params: { ...params, max: QUESTION_LIMITS.answer } }];
  }
  return isChoice(question, cleaned) ? [] : [{ ...at, key: 'question.choice' }];
}

function isChoice({ type, options }: AskedQuestion, value: string | readonly string[]): boolean {
  if (type === 'single_select') return typeof value === 'string' && options.includes(value);
  return typeof value !== 'string' && value.every((option) => options.includes(option));
}
