import type { Locale } from '../kit/messages/locale.ts';
import type { Violation } from '../kit/messages/messages.ts';
import { variableNames } from '../kit/text/text-variables.ts';

/** A draft has no moment; scheduled becomes sending at its moment; failed: no recipient was reached. */
export const NOTIFICATION_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'failed'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

export const DELIVERY_STATUSES = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why a delivery failed, was skipped or waits. */
export const DELIVERY_REASONS = [
  'unsubscribed',
  'no_device',
  'unsupported_device',
  'erased',
  'canceled',
  'quiet_hours',
  'retry',
  'refused',
  'unavailable',
  'interrupted',
  'timeout',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

export const NOTIFICATION_VARIABLES = ['first_name', 'last_name', 'app_name'] as const;
export type NotificationVariable = (typeof NOTIFICATION_VARIABLES)[number];

export const NOTIFICATION_LIMITS = {
  title: 255,
  contents: 1_000,
  /** Recommended maximum: devices truncate longer texts. */
  advice: 100,
  age: 120,
  zipcodes: 500,
} as const;

/** An organisation sees no count by age or area below this: a small count could reveal the age or area of one person. */
export const FEWEST_USERS = 5;

/** A count by age or area as an organisation sees it: rounded down to a multiple of 5, so that one user more or less seldom shows. */
export const roundUserCount = (count: number): number => count - (count % FEWEST_USERS);

type Narrowing = {
  readonly zipcodes: readonly string[];
  readonly min_age: number | null;
  readonly max_age: number | null;
};

/** Whether an audience is narrowed by an age or an area. An organisation must not learn a participant's age or area. */
export const narrowsByAgeOrArea = ({ zipcodes, min_age, max_age }: Narrowing): boolean =>
  zipcodes.length > 0 || min_age !== null || max_age !== null;

type Texts = { readonly title: string; readonly contents: string };
/** An app user, whose name may be unknown. */
export type NotificationReader = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly locale: Locale;
};

/** A variable with the space before it: a variable without a value is removed with that space. */
const SPACED_VARIABLE = / ?\{\{([^{}]*)\}\}/g;

/** The known variables that a notification uses. */
export function variablesIn({ title, contents }: Texts): NotificationVariable[] {
  const names = variableNames(`${title}\n${contents}`);
  return NOTIFICATION_VARIABLES.filter((variable) => names.includes(variable));
}

/** Unknown variables, each on the field that has it. */
export function notificationVariableViolations(texts: {
  title?: string | undefined;
  contents?: string | undefined;
}): Violation[] {
  const known: readonly string[] = NOTIFICATION_VARIABLES;
  return (['title', 'contents'] as const).flatMap((field) =>
    variableNames(texts[field] ?? '')
      .filter((name) => !known.includes(name))
      .map((name): Violation => ({ path: [field], key: 'notification.variable', params: { name } })),
  );
}

/** How a user without a first name is addressed. */
export const UNNAMED: Readonly<Record<Locale, string>> = { nl: 'sporter', en: 'athlete' };

/** A notification as one app user reads it: for sending, the preview, and the list of deliveries. */
export function renderNotification(
  texts: Texts,
  { reader, appName }: { reader: NotificationReader; appName: string },
): Texts {
  const values: Record<string, string> = {
    first_name: reader.first_name?.trim() || UNNAMED[reader.locale],
    last_name: reader.last_name?.trim() ?? '',
    app_name: appName,
  };
  const rendered = (text: string) =>
    text.replace(SPACED_VARIABLE, (variable, name: string) => {
      const value = values[name.trim()];
      if (value === undefined) return variable;
      return value === '' || !variable.startsWith(' ') ? value : ` ${value}`;
    });
  return { title: rendered(texts.title), contents: rendered(texts.contents) };
}

/** The length of a text in graphemes: a flag or a family is one character. */
export function shownLength(text: string): number {
  return [...new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(text)].length;
}

type Ended = {
  readonly canceled_at: string | null;
  readonly recipients_count: number;
  readonly sent_count: number;
  readonly failed_count: number;
};

/** The result of a notification, for the inbox of the user who sent it. */
export function notificationResult({ canceled_at, recipients_count, sent_count, failed_count }: Ended) {
  if (canceled_at !== null) return 'canceled';
  if (recipients_count === 0) return 'to_nobody';
  if (failed_count === 0) return 'sent';
  return sent_count === 0 ? 'failed' : 'partly_failed';
}

type State = { readonly status: NotificationStatus; readonly canceled_at: string | null };

export const mayEditNotification = ({ status }: State) => status === 'draft' || status === 'scheduled';
export const mayCancelNotification = ({ status, canceled_at }: State) =>
  status === 'scheduled' || (status === 'sending' && canceled_at === null);
export const mayRemoveNotification = ({ status }: State) => status !== 'sending';
