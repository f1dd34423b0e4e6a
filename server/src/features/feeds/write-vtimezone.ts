/** Writes a VTIMEZONE of RFC 5545: the offsets of a zone between two days, with one part for each change. */
export function writeVtimezone(timeZone: string, period: { first: string; last: string }): string {
  const begin = Temporal.PlainDate.from(period.first).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(period.last).add({ days: 1 }).toZonedDateTime(timeZone);
  // the offset at the start of the period began with the clock change before it
  const parts = [writeChange(begin.getTimeZoneTransition('previous') ?? begin, timeZone)];
  for (let next = begin.getTimeZoneTransition('next'); next && isBefore(next, end); ) {
    parts.push(writeChange(next, timeZone));
    next = next.getTimeZoneTransition('next');
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

const isBefore = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => Temporal.ZonedDateTime.compare(a, b) < 0;

/** Writes one clock change: its moment in the old wall time, and the offsets before and after. */
function writeChange(change: Temporal.ZonedDateTime, timeZone: string): string {
  const before = change.subtract({ seconds: 1 });
  const shift = change.offsetNanoseconds - before.offsetNanoseconds;
  const onOldClock = change.toPlainDateTime().subtract({ nanoseconds: shift });
  const kind = isSummer(change) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onOldClock.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(change)}`,
    `TZNAME:${change.toLocaleString('en-GB', { timeZoneName: 'short', hour: 'numeric' }).split(' ').at(-1) ?? timeZone}`,
    `END:${kind}`,
  ].join('\r\n');
}

/** Whether the offset is larger than at another time of that year. */
function isSummer(moment: Temporal.ZonedDateTime): boolean {
  const offsets = [1, 4, 7, 10].map((month) => moment.with({ month, day: 1 }).offsetNanoseconds);
  return moment.offsetNanoseconds > Math.min(...offsets);
}

/** `+0200`; with seconds only where a zone has them. */
function offset({ offset: text }: Temporal.ZonedDateTime): string {
  return text.replaceAll(':', '').slice(0, 7);
}
