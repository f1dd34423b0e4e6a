import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { ListFailed } from '../../screens/list/ListStates.tsx';
import { PHONE, useMediaQuery } from '../../ui/look/use-media-query.ts';
import { Banner } from '../../ui/page/Banner.tsx';
import { IconButton } from '../../ui/page/IconButton.tsx';
import { ChangeDialog, type SessionChangeBody } from './ChangeDialog.tsx';
import { monthOf, stepped, weekOf } from './calendar-days.ts';
import { DayList } from './DayList.tsx';
import { type Place, placesOf, toneColours, type ToneOf } from './place-tones.ts';
import { MonthGrid } from './MonthGrid.tsx';
import type { Session } from '@move/contract/sessions/sessions.ts';
import { notifyError } from '../../platform/notify.ts';
import { sessionMessages } from './sessions.messages.ts';
import { readSession } from './use-session-menu.tsx';
import type { SessionViewState } from './view-of-sessions.ts';
import { WeekGrid } from './WeekGrid.tsx';
import './calendar.css';

export type CalendarRead = {
  rows: readonly SessionRow[];
  total: number;
  error: Error | null;
  retry: () => void;
  isBusy: boolean;
};

type SessionCalendarProps = {
  state: SessionViewState & { view: 'week' | 'month' };
  read: CalendarRead;
  tools?: ReactNode;
  /** Names the organisation too. */
  isPlatform?: boolean;
  mayMove: boolean;
};

export type Move = (row: SessionRow, to: SessionChangeBody) => void;

const tags = { nl: 'nl-NL', en: 'en-GB' } as const;

/** Sessions by week or month; on the phone by day. A session is moved by dragging it or with Shift and an arrow. */
export function SessionCalendar({ state, read, tools, isPlatform = false, mayMove }: SessionCalendarProps) {
  const t = useMessages(sessionMessages).calendar;
  const isPhone = useMediaQuery(PHONE);
  const [moving, setMoving] = useState<{ session: Session; change: SessionChangeBody } | null>(null);
  const { view, day } = state;
  const period = view === 'week' ? weekOf(day) : monthOf(day);
  const move: Move = (row, change) => {
    void readSession(row).then((session) => setMoving({ session, change }), notifyError);
  };
  const places = placesOf(read.rows);
  const toneOf: ToneOf = ({ location }) => places.find(({ id }) => id === location?.id)?.tone ?? 'brand';
  const shared = { period, day, rows: read.rows, isPlatform, toneOf, onMove: mayMove ? move : null };
  if (read.error !== null && read.rows.length === 0) return <ListFailed error={read.error} onRetry={read.retry} />;
  return (
    <>
      <div className="bar">
        <Steps state={state} />
        <span className="grow" />
        {!isPhone && <PlaceLegend places={places} />}
        {tools}
      </div>
      {read.total > read.rows.length && !read.isBusy && <Banner tone="warning">{t.tooMany(read.rows.length)}</Banner>}
      <div className="sessioncal" role="region" aria-label={t.label[view]} aria-busy={read.isBusy} data-view={view}>
        {isPhone ? <DayList {...shared} /> : view === 'week' ? <WeekGrid {...shared} /> : <MonthGrid {...shared} />}
      </div>
      {mayMove && !isPhone && <p className="calhint">{t.keys}</p>}
      {moving !== null && <ChangeDialog {...moving} onClose={() => setMoving(null)} onDone={() => setMoving(null)} />}
    </>
  );
}

/** What the colours say, as soon as they say something. */
function PlaceLegend({ places }: { places: readonly Place[] }) {
  if (new Set(places.map(({ tone }) => tone)).size < 2) return null;
  return (
    <ul className="callegend">
      {places.map(({ id, name, tone }) => (
        <li key={id} style={toneColours(tone)}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Today, one back, one on, and which period it is. */
function Steps({ state }: { state: SessionCalendarProps['state'] }) {
  const t = useMessages(sessionMessages).calendar;
  const { view, day, show } = state;
  return (
    <>
      <Button variant="default" onClick={() => show({ day: Temporal.Now.plainDateISO().toString() })}>
        {t.today}
      </Button>
      <IconButton
        label={t.previous[view]}
        icon={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
        onClick={() => show({ day: stepped(day, view, -1) })}
      />
      <IconButton
        label={t.next[view]}
        icon={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
        onClick={() => show({ day: stepped(day, view, 1) })}
      />
      <h2 className="caltitle" aria-live="polite">
        <PeriodTitle view={view} day={day} />
      </h2>
    </>
  );
}

function PeriodTitle({ view, day }: { view: 'week' | 'month'; day: string }) {
  const t = useMessages(sessionMessages).calendar;
  const locale = useLocale();
  const date = Temporal.PlainDate.from(day);
  if (view === 'month') return date.toLocaleString(tags[locale], { month: 'long', year: 'numeric' });
  const { first, last, week } = weekOf(day);
  const [from, until] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)];
  const isOneMonth = from.month === until.month;
  const start = from.toLocaleString(tags[locale], { day: 'numeric', ...(!isOneMonth && { month: 'long' }) });
  const end = until.toLocaleString(tags[locale], { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <>
      {start} – {end} <span className="soft">{t.week(week)}</span>
    </>
  );
}
