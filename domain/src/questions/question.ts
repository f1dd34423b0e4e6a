import { fold } from '../kit/text/fold.ts';
import type { Violation } from '../kit/messages/messages.ts';

/** How a question is answered: by a text, one option, or any number of options. */
export const QUESTION_TYPES = ['text', 'single_select', 'multi_select'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_LIMITS = { questions: 50, options: 50, option: 255, answer: 2_000 } as const;

/** A choice needs options that differ in more than case and accents. */
export function optionViolations(question: { type: QuestionType; options: readonly string[] }): Violation[] {
  const { type, options } = question;
  if (type === 'text') return [];
  if (options.length === 0) return [{ path: ['options'], key: 'question.options' }];
  const folded = options.map(fold);
  return options.flatMap((_, index) =>
    folded.indexOf(folded[index] ?? '') < index ? [{ path: ['options', index], key: 'question.option_twice' }] : [],
  );
}

/** Lines of pasted text as options: without blank ones, bullets, and duplicates. */
export function optionsFrom(text: string, known: readonly string[]): string[] {
  const seen = new Set(known.map(fold));
  const added: string[] = [];
  for (const line of text.split(/\r\n|[\r\n\t]/)) {
    const option = line.replace(/^\s*(?:[-*•–]\s+|\d+[.)]\s+)/, '').trim();
    if (option === '' || seen.has(fold(option))) continue;
    seen.add(fold(option));
    added.push(option);
  }
  return added;
}
