import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, type MessageKey, translate } from '@move/domain/kit/messages/messages.ts';
import type { z } from 'zod';
import { type Labels, fieldLabel } from './labels.ts';

/** Errors by dotted field path, each with its messages. */
export type FieldErrors = Record<string, string[]>;

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

type MessageContext = { labels: Labels | undefined; locale: Locale };

/**
 * Parses input by a schema and returns the value or errors by field, in the reader's language. The server uses it for every body
 * and query and the web app for its forms, so both give the same messages.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  words: MessageContext,
): Validated<z.output<Schema>> {
  // zod includes the refused input only on request, and "required" depends on it
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, errors: collectErrors(parsed.error, words) };
}

/** More than any form has fields; a user can't make so many errors. */
const ISSUES_MAX = 2_000;

function collectErrors(error: z.ZodError, { labels, locale }: MessageContext): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues.slice(0, ISSUES_MAX)) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    // the whole body has no label for “required”
    const message: Message =
      path.length === 0 && issue.code !== 'custom' ? { key: 'general.invalid' } : issueMessage(issue);
    const text = translate(locale, {
      ...message,
      params: { field: fieldLabel(labels, locale, path), ...message.params },
    });
    const name = path.join('.') || 'body';
    const known = errors[name] ?? [];
    if (!known.includes(text)) errors[name] = [...known, text];
  }
  return errors;
}

function issueMessage(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'custom':
      return customMessage(issue.params);
    case 'invalid_type':
      return typeMessage(issue);
    case 'too_small':
      return sizeMessage(issue.origin, Number(issue.minimum), 'min');
    case 'too_big':
      return sizeMessage(issue.origin, Number(issue.maximum), 'max');
    case 'invalid_format':
      if (issue.input === '') return { key: 'required' };
      return { key: issue.format === 'email' ? 'email' : 'regex' };
    case 'invalid_value':
      return { key: issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'oneOf' };
    case 'invalid_union':
      return {
        key: issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'general.invalid',
      };
    default:
      return { key: 'general.invalid' };
  }
}

function customMessage(params: Record<string, unknown> | undefined): Message {
  const { key, ...rest } = params ?? {};
  if (typeof key !== 'string') return { key: 'general.invalid' };
  return { key: key as MessageKey, params: rest as Record<string, string | number> };
}

function typeMessage(issue: z.core.$ZodIssueInvalidType): Message {
  if (issue.input === undefined || issue.input === null || issue.input === '') return { key: 'required' };
  if (issue.expected === 'int') return { key: 'integer' };
  if (issue.expected === 'number' || issue.expected === 'nan') return { key: 'numeric' };
  return { key: 'general.invalid' };
}

function sizeMessage(origin: string, size: number, side: 'min' | 'max'): Message {
  if (origin === 'string') {
    if (side === 'min' && size === 1) return { key: 'required' };
    return { key: side, params: { length: size } };
  }
  if (origin === 'number' || origin === 'int' || origin === 'bigint') {
    return side === 'min' ? { key: 'min_value', params: { min: size } } : { key: 'max_value', params: { max: size } };
  }
  if (side === 'min' && size === 1) return { key: 'required' };
  return { key: 'general.invalid' };
}
