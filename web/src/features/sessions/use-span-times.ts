import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { lastsLong, type SessionSpan } from '@move/domain/sessions/session-times.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';

const words = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Start and end, e.g. “18:30 – 19:30”; with the last day for a session of a day or longer, e.g. “09:00 – za 28 nov 17:00”. */
export function useSpanTimes(): (span: SessionSpan) => string {
  const formats = useFormats();
  const locale = useLocale();
  return (span) => {
    const { start_time, end_date, end_time } = span;
    if (!lastsLong(span)) return formats.timeRange(start_time, end_time);
    const end = Temporal.PlainDate.from(end_date).toLocaleString(LANGUAGE_TAGS[locale], words);
    return formats.timeRange(start_time, end_time).replace(' – ', ` – ${end} `);
  };
}
