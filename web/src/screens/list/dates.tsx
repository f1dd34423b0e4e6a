import { useFormats } from '../../platform/texts/formats.ts';
import * as look from '../../ui/look/look.module.css';

/** A day in a column: short, with the full date in the tooltip. */
export function ShortDate({ day }: { day: string }) {
  const formats = useFormats();
  return (
    <time className={look.figures} dateTime={day} title={formats.date(day)}>
      {formats.shortDate(day)}
    </time>
  );
}

/** A moment in a column: short, with the full date and the time in the tooltip. */
export function ShortMoment({ at, timeZone }: { at: string; timeZone?: string | undefined }) {
  const formats = useFormats();
  return (
    <time className={look.figures} dateTime={at} title={formats.moment(at, timeZone)}>
      {formats.shortMoment(at, timeZone)}
    </time>
  );
}
