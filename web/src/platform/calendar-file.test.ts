import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const session = {
  id: 7,
  start_date: '2026-11-03',
  start_time: '19:00',
  end_date: '2026-11-03',
  end_time: '20:00',
  starts_at: '2026-11-03T18:00:00.000Z',
  ends_at: '2026-11-03T19:00:00.000Z',
  tz: 'Europe/Amsterdam',
  place: 'Zwembad; De Plons, Sportlaan 1',
};
const invite = {
  first_name: 'Sanne',
  locale: 'nl' as const,
  status: 'accepted' as const,
  expires_at: null,
  reserves: false,
  activity: 'Zwemmen voor beginners, met heel veel geduld en een élan dat niemand onberoerd laat',
  organization: 'Zwemclub Test',
  bundle: null,
  sessions: [session, { ...session, id: 8 }],
  price_in_cents: 0,
  returns: false,
  reply_to: null,
  brand_application_id: null,
};

describe('a file for the user’s own calendar', () => {
  const text = calendarFile(invite, '2026-10-01T08:30:00.123Z');
  const lines = text.split('\r\n');

  test('has every session at its instant, each once', () => {
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('DTSTART:20261103T180000Z');
    expect(lines).toContain('DTSTAMP:20261001T083000Z');
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(2);
  });

  test('escapes special characters and keeps lines short', () => {
    expect(text).toContain('LOCATION:Zwembad\\; De Plons\\, Sportlaan 1');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Zwemmen voor beginners\\, met heel veel geduld en een élan',
    );
  });
});
