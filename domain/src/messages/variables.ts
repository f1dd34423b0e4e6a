import type { Violation } from '../kit/messages/messages.ts';
import { VARIABLE, variableNames } from '../kit/text/text-variables.ts';

/** The audience of a message: the people of a session, of a bundle or of an activity's upcoming sessions, or the buyers of a product. */
export const MESSAGE_KINDS = ['session', 'bundle', 'activity', 'product'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type MessageVariable =
  | 'first_name'
  | 'last_name'
  | 'activity'
  | 'bundle'
  | 'session_date'
  | 'product'
  | 'organisation';

/** The variables available for each audience, in the order in which they are offered. */
export const VARIABLES_OF: Readonly<Record<MessageKind, readonly MessageVariable[]>> = {
  session: ['first_name', 'last_name', 'activity', 'session_date', 'organisation'],
  bundle: ['first_name', 'last_name', 'activity', 'bundle', 'session_date', 'organisation'],
  activity: ['first_name', 'last_name', 'activity', 'session_date', 'organisation'],
  product: ['first_name', 'last_name', 'product', 'organisation'],
};

export type MessageValues = Readonly<Partial<Record<MessageVariable, string>>>;
export type MessageTexts = { readonly subject: string; readonly body: string };

/** Variables without a value for this audience, each on its field. */
export function variableViolations(kind: MessageKind, texts: Partial<MessageTexts>): Violation[] {
  const known: readonly string[] = VARIABLES_OF[kind];
  return (['subject', 'body'] as const).flatMap((field) => {
    return variableNames(texts[field] ?? '')
      .filter((name) => !known.includes(name))
      .map((name): Violation => ({ path: [field], key: 'message.variable', params: { name } }));
  });
}

/** Maximum length of a text with its values: the longest body, and as much again for names and dates. */
export const FILLED_MAX = 20_000;

/** The length of a text with these values, without building it: 700 variables of 1,500 characters are a megabyte. */
export function filledLength(text: string, values: MessageValues): number {
  let length = text.length;
  for (const [variable, name = ''] of text.matchAll(VARIABLE)) {
    const value = (values as Record<string, string>)[name.trim()];
    if (value !== undefined) length += value.length - variable.length;
  }
  return length;
}

/** A text with its variables replaced by values; a variable without a value stays. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(
    VARIABLE,
    (variable, name: string) => (values as Record<string, string>)[name.trim()] ?? variable,
  );
}
