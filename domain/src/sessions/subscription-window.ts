import { longDate } from '../kit/dates/dates.ts';
import type { Locale } from '../kit/messages/locale.ts';
import type { Message, Violation } from '../kit/messages/messages.ts';
import { toLocalTime } from '../kit/dates/time-zones.ts';
import { en } from './texts/subscription-window.en.ts';
import { nl } from './texts/subscription-window.nl.ts';

/** Earliest opening or closing: a year before the start, in minutes. */
export const SUBSCRIBE_MAX = 525_600;

/** Whole minutes before the start; null is no limit. */
export type SubscribePair = { readonly subscribe_from: number | null; readonly subscribe_until: number | null };

/** Moments in ISO 8601 UTC; `opens_at` null is always open until it closes. */
export type SubscriptionWindow = { readonly opens_at: string | null; readonly closes_at: string };

type SubscribeInput = { readonly [Field in keyof SubscribePair]?: unknown };

/** Minutes of a field: null for an empty one and for the text "null"; NaN for anything else that is no number. */
export function parseMinutes(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && ['', 'null'].includes(value.trim())) return null;
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

/** Whether from is lower than until; equal ones are refused. Only this function compares them. */
function isLower(from: number, until: number): boolean {
  return from < until;
}

/** Validates the pair that would be stored. The caller adds the message's field. */
export function subscriptionViolations(input: SubscribeInput): Violation[] {
  const fields = ['subscribe_from', 'subscribe_until'] as const;
  const unreadable = fields.filter((field) => !isMinutes(parseMinutes(input[field])));
  if (unreadable.length > 0)
    return unreadable.map((field) => ({ path: [field], key: 'subscribe.minutes', params: { max: SUBSCRIBE_MAX } }));
  const [from, until] = [parseMinutes(input.subscribe_from), parseMinutes(input.subscribe_until)];
  if (from === null || until === null || isLower(from, until)) return [];
  return [{ path: ['subscribe_from'], key: 'subscribe.lower' }];
}

/** The pair in effect for a session: its own as soon as one value of it is set, else the activity's. */
export function effectivePair(session: SubscribePair, activity: SubscribePair): SubscribePair {
  return session.subscribe_from === null && session.subscribe_until === null ? activity : session;
}

/**
 * When people can sign up (docs/rules/planning.md#sign-up-window). A single value acts by its name: `from` opens, `until` closes this many
 * minutes before the start. With both it opens at the larger and closes at the smaller number. Minutes are elapsed time, so 1440 is 24
 * hours on the day of a clock change too.
 */
export function subscriptionWindow(startsAt: string, pair: SubscribePair): SubscriptionWindow {
  const { subscribe_from: from, subscribe_until: until } = pair;
  const start = Temporal.Instant.from(startsAt);
  const before = (minutes: number) => start.subtract({ minutes }).toString();
  if (from !== null && until !== null)
    return { opens_at: before(Math.max(from, until)), closes_at: before(Math.min(from, until)) };
  return { opens_at: from === null ? null : before(from), closes_at: before(until ?? 0) };
}

/** Open from the opening moment up to, not including, the closing one. All in ISO 8601. */
export function isOpenAt(window: SubscriptionWindow, now: string): boolean {
  const at = Date.parse(now);
  const hasOpened = window.opens_at === null || Date.parse(window.opens_at) <= at;
  return hasOpened && at < Date.parse(window.closes_at);
}

/** The form's note when a second value swaps the meaning of the first: `from` then closes, and `until` opens. */
export function swappedMeaningMessage({ subscribe_from, subscribe_until }: SubscribePair): Message | null {
  if (subscribe_from === null || subscribe_until === null) return null;
  return { key: 'subscribe.turned' };
}

const WINDOW_WORDS = { nl, en } satisfies Record<Locale, object>;

/** The resulting moments as text: "Open van dinsdag 3 november 19:00 tot dinsdag 10 november 18:00". */
export function windowSentence(
  window: SubscriptionWindow,
  options: { locale: Locale; timeZone: string; today: string },
): string {
  const say = (instant: string) => {
    const { date, time } = toLocalTime(instant, options.timeZone);
    return `${longDate(date, options.locale, options.today)} ${time}`;
  };
  const until = say(window.closes_at);
  const words = WINDOW_WORDS[options.locale];
  return window.opens_at === null ? words.until(until) : words.between(say(window.opens_at), until);
}

function isMinutes(minutes: number | null): boolean {
  return minutes === null || (Number.isInteger(minutes) && minutes >= 0 && minutes <= SUBSCRIBE_MAX);
}
