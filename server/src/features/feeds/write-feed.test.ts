import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type FeedSession, writeFeed } from './write-feed.ts';

const facts = {
  name: 'Zwemclub',
  locale: 'nl',
  appUrl: 'https://move.example',
  period: { first: '2026-09-01', last: '2027-09-01' },
} as const;

/** Sessions an hour apart, alternating between two zones. */
function sessions(count: number): FeedSession[] {
  return Array.from({ length: count }, (_, at) => {
    const start = Temporal.Instant.from('2026-09-05T08:00:00Z').add({ hours: at });
    return {
      id: at + 1,
      activity_id: 1,
      organization_id: 1,
      // line breaks in a name must not start a second event
      activity: 'Les\r\nBEGIN:VEVENT',
      organization: 'Zwemclub',
      is_concept: false,
      starts_at: start.toString(),
      ends_at: start.add({ hours: 1 }).toString(),
      tz: at % 2 === 0 ? 'Europe/Amsterdam' : 'America/New_York',
      location: null,
      is_canceled: false,
      canceled_cause: null,
      canceled_reason: null,
      created_at: '2026-08-01T00:00:00Z',
      changed_at: '2026-08-01T00:00:00Z',
    };
  });
}

const read = (text: string) => new ICAL.Component(ICAL.parse(text));

test.each([0, 1, 99, 100, 101, 250])('%i sessions are in one calendar, each once and in order', async (count) => {
  const text = await writeFeed(sessions(count), facts);
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  const calendar = read(text);
  const ids = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
  expect(ids).toEqual(sessions(count).map(({ id }) => `session-${id}@move.example`));
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(Math.min(2, count));
});

test('a session in the hour that a clock change repeats is in UTC, without a VTIMEZONE', async () => {
  const [one] = sessions(1);
  const twice = { ...one, starts_at: '2026-10-25T00:30:00Z', ends_at: '2026-10-25T00:45:00Z' } as FeedSession;
  const calendar = read(await writeFeed([twice], facts));
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(0);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
});

test('other calls get their turn while a long calendar is written', async () => {
  let turns = 0;
  let isWritten = false;
  const written = writeFeed(sessions(1_000), facts).finally(() => (isWritten = true));
  while (!isWritten) {
    turns++;
    await new Promise(setImmediate);
  }
  await written;
  expect(turns).toBeGreaterThanOrEqual(10);
});
