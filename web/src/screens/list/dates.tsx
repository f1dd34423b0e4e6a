import { useFormats } from '../../platform/texts/formats.ts';
import * as look from '../../ui/look/look.module.css';

// docs/adr/0036-dates-in-columns.md says which dates are shown in full and which are short.

/** A day that people plan by, such as an execution date: in full. */
export function PlannedDate({ day }: { day: string }) {
  const { date } = useFormats();
  return (
    <time className={look.figures} dateTime={day}>
      {date(day)}
    </time>
  );
}

/** A moment that people plan by, such as the start of a session: its date in full, and the time. */
export function PlannedMoment({ at, timeZone }: { at: string; timeZone?: string | undefined }) {
  const { moment } = useFormats();
  return (
    <time className={look.figures} dateTime={at}>
      {moment(at, timeZone)}
    </time>
  );
}

/** A day on which something happened, such as a sign-up: short, with the full date in the tooltip. */
export function ShortDate({ day }: { day: string }) {
  const formats = useFormats();
  return (
    <time className={look.figures} dateTime={day} title={formats.date(day)}>
      {formats.shortDate(day)}
    </time>
  );
}

/** A moment at which something happened, such as a change or a payment: short, with the full date and the time in the tooltip. */
export function ShortMoment({ at, timeZone }: { at: string; timeZone?: string | undefined }) {
  const formats = useFormats();
  return (
    <time className={look.figures} dateTime={at} title={formats.moment(at, timeZone)}>
      {formats.shortMoment(at, timeZone)}
    </time>
  );
}
