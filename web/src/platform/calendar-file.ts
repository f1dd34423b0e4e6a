type CalendarSession = { id: number; starts_at: string; ends_at: string; place: string | null };
type CalendarOffer = {
  activity: string;
  bundle: string | null;
  organization: string;
  sessions: readonly CalendarSession[];
};

/** Escapes the characters that are special in iCalendar (RFC 5545 §3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const utc = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');

/** Splits a line into lines of at most 75 bytes; each continuation begins with a space (RFC 5545 §3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** A calendar file (iCalendar) with a person's sessions. Times are in UTC, so that clock changes don't matter. */
export function calendarFile({ activity, bundle, organization, sessions }: CalendarOffer, now: string): string {
  const title = bundle === null ? activity : `${activity}, ${bundle}`;
  const events = sessions.flatMap(({ id, starts_at, ends_at, place }) => [
    'BEGIN:VEVENT',
    `UID:session-${id}@${escaped(organization.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts_at)}`,
    `DTEND:${utc(ends_at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(organization)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Move//Bookings//NL', ...events, 'END:VCALENDAR', ''];
  return lines.map(folded).join('\r\n');
}
