import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { type Locale, translate } from '@move/domain/kit/messages.ts';
import type { Problem } from './problem.ts';

export type ErrorBody = { errors: FieldErrors };

/** A refusal in the caller's language (D0.6). */
export function wordsOf(problem: Problem, locale: Locale): ErrorBody {
  const errors: FieldErrors = { ...problem.worded };
  for (const { field, key, params } of problem.sentences) {
    const text = translate(locale, params ? { key, params } : { key });
    errors[field] = [...(errors[field] ?? []), text];
  }
  return { errors };
}
