import { type Labels, fieldLabel } from '@move/contract/kit/labels.ts';
import type { FieldErrors } from '@move/contract/kit/validate.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import type { Problem } from '../problem.ts';

export type ErrorBody = { errors: FieldErrors } & Readonly<Record<string, unknown>>;

export type MessageOptions = { locale: Locale; labels: Labels | undefined };

/** The messages of a refusal in the caller's language, with the endpoint's labels of its fields. */
export function errorMessages(problem: Problem, { locale, labels }: MessageOptions): ErrorBody {
  const errors: FieldErrors = { ...problem.worded };
  for (const { field, key, params } of problem.sentences) {
    const text = translate(locale, { key, params: { field: fieldLabel(labels, locale, field.split('.')), ...params } });
    errors[field] = [...(errors[field] ?? []), text];
  }
  return { ...problem.fields, errors };
}
