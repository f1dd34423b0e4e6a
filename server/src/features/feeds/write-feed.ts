import { clockNoteOf, toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { type CancelCause, cancelReasonText } from '@move/domain/sessions/session-cancellation.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { setImmediate } from 'node:timers/promises';
import { writeVtimezone } from './write-vtimezone.ts';

/** A session as a calendar program shows it, without participants. */
export type FeedSession = {
  id: number;
  activity_id: number;
  organization_id: number;
  activity: string;
  organization: string;
  is_concept: boolean;
  starts_at: string;
  ends_at: string;
  tz: string;
  location: { name: string; address: string } | null;
  is_canceled: boolean;
  canceled_cause: CancelCause | null;
  canceled_reason: string | null;
  created_at: string;
  changed_at: string;
};

export type FeedFacts = {
  name: string;
  locale: Locale;
  appUrl: string;
  /** The first and last local day of the feed, `YYYY-MM-DD`. */
  period: { first: string; last: string };
};

const words = {
  nl: { concept: 'concept', canceled: 'vervallen' },
  en: { concept: 'draft', canceled: 'canceled' },
} as const;

/** How often programs are asked to refresh, in seconds. */
const REFRESH = 3_600;

const FIRST_EVENT = /^(?=BEGIN:VEVENT\r$)/m;
const END = 'END:VCALENDAR';
/** Ends every line of a calendar, also the last one (RFC 5545, 3.1), where the library leaves it out. */
const LINE_END = '\r\n';
/** Events written before other calls get their turn: about two milliseconds. */
const SLICE = 100;

/** Writes the feed. The same sessions give exactly the same text. */
export async function writeFeed(sessions: readonly FeedSession[], facts: FeedFacts): Promise<string> {
  const zones = new Map(sessions.filter(isPlain).map((session) => [session.tz, session]));
  const head = calendarOf([...zones.values()], facts, vtimezoneIn(facts.period)).split(FIRST_EVENT, 1)[0] ?? '';
  if (sessions.length === 0) return head + LINE_END;
  const texts = [zones.size > 0 ? head : head.replace(END, '')];
  for (let from = 0; from < sessions.length; from += SLICE) {
    const text = calendarOf(sessions.slice(from, from + SLICE), facts);
    texts.push(text.slice(text.search(FIRST_EVENT), -END.length));
    // so that thousands of events don't block other calls
    await setImmediate();
  }
  return [...texts, END, LINE_END].join('');
}

const vtimezoneIn = (period: FeedFacts['period']) => (zone: string) => writeVtimezone(zone, period);

function calendarOf(
  sessions: readonly FeedSession[],
  facts: FeedFacts,
  generator: (zone: string) => string | null = () => null,
): string {
  const calendar = new ICalCalendar({
    name: facts.name,
    prodId: { company: 'Move', product: 'Move', language: facts.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // no zone for the whole calendar, so that its stamps are in UTC as RFC 5545 requires; each session names its own zone
    timezone: { name: null, generator },
    ttl: REFRESH,
  });
  for (const session of sessions) calendar.createEvent(eventOf(session, facts));
  return calendar.toString();
}

function eventOf(session: FeedSession, { appUrl, locale }: FeedFacts) {
  const { id, tz, location, changed_at, created_at } = session;
  const changedAt = instant(changed_at);
  return {
    id: `session-${id}@${new URL(appUrl).hostname}`,
    start: instant(session.starts_at).toZonedDateTimeISO(tz),
    end: instant(session.ends_at).toZonedDateTimeISO(tz),
    timezone: isPlain(session) ? tz : null,
    summary: summaryOf(session, locale),
    description: { plain: descriptionOf(session, locale) },
    url: `${appUrl}/organizations/${session.organization_id}/activities/${session.activity_id}/sessions/${id}`,
    location: location && { title: location.name, address: location.address },
    status: statusOf(session),
    // rises with every change: programs keep the event with the highest number
    sequence: Math.max(0, Math.floor(instant(created_at).until(changedAt).total('seconds'))),
    stamp: changedAt,
    created: instant(created_at),
    lastModified: changedAt,
  };
}

/**
 * Whether a session's wall times are unambiguous. Programs disagree about an hour that a clock change repeats: there only UTC is exact.
 */
function isPlain({ starts_at, ends_at, tz }: FeedSession): boolean {
  return [starts_at, ends_at].every((at) => clockNoteOf(toLocalTime(at, tz), tz) !== 'repeated_hour');
}

const instant = (text: string) => Temporal.Instant.from(text);

/** The organisation, and why a session is canceled. */
function descriptionOf({ organization, canceled_cause: cause, canceled_reason: reason }: FeedSession, locale: Locale) {
  return [organization, cancelReasonText({ cause, reason }, locale)].filter((line) => line !== null).join('\n');
}

/** Adds "canceled" or "draft" to the title: programs that support the status hide such events, but most show them like any other. */
function summaryOf({ activity, is_canceled, is_concept }: FeedSession, locale: Locale): string {
  if (is_canceled) return `${activity} (${words[locale].canceled})`;
  return is_concept ? `${activity} (${words[locale].concept})` : activity;
}

function statusOf({ is_canceled, is_concept }: FeedSession): ICalEventStatus {
  if (is_canceled) return ICalEventStatus.CANCELLED;
  return is_concept ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
