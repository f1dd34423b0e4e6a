import type { PreviewDate, SessionPreview } from '@move/contract/sessions/session-preview.ts';
import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { IconAlertTriangle, IconArrowsSplit2, IconBeach, IconClockExclamation } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { countBegunSessions } from './count-begun-sessions.ts';
import { repetitionMessages } from './repetition.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './series.module.css';

const SHOWN = 12;

/** The first date that isn't an exception, so that it has the times of the series. */
export const dateOfSeries = ({ dates }: Pick<SessionPreview, 'dates'>) =>
  dates.find(({ change }) => change !== 'exception');

type MovedRow = Pick<SessionRow, 'id' | 'activity' | 'start_date' | 'start_time' | 'end_time'>;

type ShownPreview = Pick<SessionPreview, 'dates' | 'skipped'>;

type PreviewDatesProps = {
  preview: ShownPreview;
  isBusy?: boolean;
  /** Leaves days out of the repetition, or adds them again. Without this function the holidays are only named. */
  onSkip?: ((days: readonly string[], isSkipped: boolean) => void) | undefined;
  /** The sessions before a move, which may be of several activities. Each line then shows the activity, the old time and the new time. */
  rows?: readonly MovedRow[];
};

/** Every date of a plan, with the effects of clock changes, short months and other sessions (docs/rules/planning.md#repetition). */
export function PreviewDates({ preview, isBusy = false, onSkip, rows = [] }: PreviewDatesProps) {
  const t = useMessages(repetitionMessages).dates;
  const [isWhole, setWhole] = useState(false);
  const { dates } = preview;
  const shown = isWhole ? dates : dates.slice(0, SHOWN);
  return (
    <div className={styles.dates} aria-busy={isBusy}>
      <Holidays {...{ preview, onSkip }} />
      {/* a change is read out in the sentence and the notes around it, not in each of its dates */}
      <ol aria-live="off">
        {shown.map((date, index) => (
          <DateLine
            key={`${date.session_id ?? 'new'}-${date.starts_at}`}
            date={date}
            yearBefore={shown[index - 1]?.start_date.slice(0, 4) ?? thisYear()}
            seriesTime={dateOfSeries(preview)?.start_time}
            row={rows.find(({ id }) => id === date.session_id)}
          />
        ))}
      </ol>
      {shown.length < dates.length && (
        <button type="button" className={buttonStyles.linkButton} onClick={() => setWhole(true)}>
          {t.more(dates.length - shown.length)}
        </button>
      )}
      <Notes preview={preview} />
    </div>
  );
}

const thisYear = () => String(platformToday().year);

type DateLineProps = {
  date: PreviewDate;
  yearBefore: string;
  seriesTime: string | undefined;
  row: MovedRow | undefined;
};

/** A date with weekday, day and month, and the year when the previous date is in another. A moved row shows its old and its new time. */
function DateLine({ date, yearBefore, seriesTime, row }: DateLineProps) {
  const t = useMessages(repetitionMessages).dates;
  const locale = useLocale();
  const formats = useFormats();
  const isOtherYear = !date.start_date.startsWith(yearBefore);
  const words = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const day = Temporal.PlainDate.from(date.start_date).toLocaleString(LANGUAGE_TAGS[locale], words);
  // appends the year itself, because the English format would add a comma before it
  const text = isOtherYear ? `${day} ${date.start_date.slice(0, 4)}` : day;
  const momentOf = ({ start_date, start_time, end_time }: Pick<MovedRow, 'start_date' | 'start_time' | 'end_time'>) =>
    `${formats.shortDay(start_date)} ${formats.timeRange(start_time, end_time)}`;
  const isMarked = date.notes.length > 0 || date.holidays.length > 0 || date.overlaps || date.clashes.length > 0;
  return (
    <li data-marked={isMarked} data-whole={row !== undefined}>
      <span>{row === undefined ? text : `${row.activity.name}: ${momentOf(row)} → ${momentOf(date)}`}</span>
      {date.holidays.length > 0 && (
        <Mark icon={<IconBeach size={15} stroke={1.75} aria-hidden />} text={date.holidays.join(', ')} />
      )}
      {date.notes.map((note) => (
        <Mark key={note.text} icon={<IconClockExclamation size={15} stroke={1.75} aria-hidden />} text={note.text} />
      ))}
      {(date.overlaps || date.clashes.length > 0) && (
        <Mark
          icon={<IconArrowsSplit2 size={15} stroke={1.75} aria-hidden />}
          text={date.clashes[0]?.name ?? t.overlap}
        />
      )}
      {row === undefined && <span className={`${look.figures} ${look.muted}`}>{date.start_time}</span>}
      {date.change === 'exception' && <small className={look.muted}>{exceptionText(date, seriesTime, t)}</small>}
    </li>
  );
}

/** How an exception differs from its series: another time, another location, or other changes. */
function exceptionText(
  { start_time, own_location }: PreviewDate,
  seriesTime: string | undefined,
  t: (typeof repetitionMessages)['nl']['dates'],
): string {
  const parts = [start_time !== seriesTime && t.ownTime, own_location !== null && t.ownLocation(own_location)];
  return parts.filter(Boolean).join(', ') || t.changedAlone;
}

function Mark({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={styles.mark} title={text}>
      {icon}
      <span className={look.visuallyHidden}>{text}</span>
    </span>
  );
}

/** The notes below the dates, each once: past dates, clock changes, short months, overlaps, and locations or trainers that are taken. */
function Notes({ preview }: { preview: ShownPreview }) {
  const t = useMessages(repetitionMessages).dates;
  const { dates } = preview;
  const taken = dates.flatMap(({ clashes }) => clashes.find((clash) => clash.is_same_location) ?? []);
  const busy = dates.flatMap(({ clashes }) => clashes.find((clash) => !clash.is_same_location) ?? []);
  const begun = countBegunSessions(dates, Temporal.Now.instant().toString());
  const texts = [
    ...new Set([
      ...(begun > 0 ? [t.begun(begun)] : []),
      ...dates.flatMap((date) => date.notes.filter((note) => note.kind === 'clock').map((note) => note.text)),
      ...dates
        .flatMap((date) => date.notes.filter((note) => note.kind === 'short_month').map((note) => note.text))
        .slice(0, 1),
      ...(dates.some((date) => date.overlaps) ? [t.overlap] : []),
      ...(taken[0] ? [t.clash(taken.length, taken[0].name)] : []),
      ...(busy[0] ? [t.busy(busy.length, busy[0].trainers.join(', '), busy[0].name)] : []),
    ]),
  ];
  return texts.map((text) => (
    <p key={text} className={fieldStyles.fieldWarning}>
      <IconAlertTriangle size={15} stroke={2} aria-hidden /> <span>{text}</span>
    </p>
  ));
}

/** The holidays in the plan, with the choice to leave them out or plan them. */
function Holidays({ preview, onSkip }: Pick<PreviewDatesProps, 'preview' | 'onSkip'>) {
  const t = useMessages(repetitionMessages).dates;
  const formats = useFormats();
  const hit = preview.dates.filter((date) => date.holidays.length > 0);
  const days = hit.map((date) => date.start_date);
  const [kept, setKept] = useState<readonly string[]>([]);
  const open = days.filter((day) => !kept.includes(day));
  // only the first name of each date: Boxing Day is also in the Christmas holidays
  const names = new Set(hit.flatMap((date) => (open.includes(date.start_date) ? date.holidays.slice(0, 1) : [])));
  return (
    <>
      {open.length > 0 && (
        <div className={styles.holidays}>
          <IconBeach size={18} stroke={1.75} aria-hidden />
          <div>
            <p role="status">{t.holidays(open.length, [...names].join(', '))}</p>
            {onSkip !== undefined && (
              <div className={look.row}>
                <button type="button" className={styles.smallButton} onClick={() => onSkip(open, true)}>
                  {t.skip}
                </button>
                <button type="button" className={buttonStyles.linkButton} onClick={() => setKept(days)}>
                  {t.keep}
                </button>
              </div>
            )}
          </div>
        </div>
      )}
      {preview.skipped.length > 0 && (
        <div className={styles.holidays} data-skipped>
          <IconBeach size={18} stroke={1.75} aria-hidden />
          <div>
            <p role="status">{skippedText(preview, t, formats.date)}</p>
            {onSkip !== undefined && (
              <button
                type="button"
                className={styles.smallButton}
                onClick={() =>
                  onSkip(
                    preview.skipped.map(({ date }) => date),
                    false,
                  )
                }
              >
                {t.unskip}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The days that are left out: holidays by name, with the number of days; other days by date. */
function skippedText(
  { skipped }: ShownPreview,
  t: (typeof repetitionMessages)['nl']['dates'],
  dateInWords: (date: string) => string,
): string {
  const named = Map.groupBy(skipped, ({ date, holidays }) => holidays[0] ?? dateInWords(date));
  return t.skipped(
    skipped.length,
    [...named].map(([name, days]) => (days.length > 1 ? `${name} (${days.length})` : name)).join(', '),
  );
}
