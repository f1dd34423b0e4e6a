import type { ActivityRow } from '@move/contract/activities/activities.ts';
import { priceText } from '@move/domain/rates/price-text.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { activityMessages } from '../activities.messages.ts';
import { offerStatusLook } from '../offer/offer-status.ts';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import * as look from '../../../ui/look/look.module.css';

type Sort = 'name' | 'sport' | 'updated_at';

/** The columns that both lists of activities share. */
export function useActivityColumns<Row extends ActivityRow>(): ListColumn<Row, Sort>[] {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  const sport = useSportWord(t.columns.sport);
  const word = useStatusWord();
  const locale = useLocale();
  const price = ({ rate, price_open }: ActivityRow) => {
    if (price_open) return null;
    return priceText(rate, locale);
  };
  const state = (row: ActivityRow) => <Status look={offerStatusLook(row)} />;
  const muted = (text: string) => <span className={look.muted}>{text}</span>;
  return [
    { name: 'name', sort: 'name' },
    {
      name: 'sport',
      header: sport,
      sort: 'sport',
      filterBy: { name: 'sportId', value: (row) => row.sport?.id ?? 'none' },
      cell: (row) => row.sport?.name ?? muted(t.noSport),
      value: (row) => row.sport?.name ?? null,
    },
    {
      name: 'status',
      header: t.columns.status,
      cell: state,
      value: (row) => word(offerStatusLook(row)),
      filterBy: { name: 'concept', value: (row) => (row.concept ? '1' : '0') },
    },
    {
      name: 'next_session',
      header: t.columns.next,
      cell: ({ next_session: session }) =>
        session === null ? (
          muted(t.noSession)
        ) : (
          <time className={look.figures} dateTime={session.starts_at}>
            {formats.date(session.start_date)}, {formats.time(session.start_time)}
          </time>
        ),
      value: (row) => row.next_session?.starts_at ?? null,
    },
    { name: 'sessions_count', header: t.columns.ahead, align: 'right' },
    { name: 'rate', header: t.columns.rate, align: 'right', cell: (row) => price(row) ?? '–', value: price },
    {
      name: 'location',
      header: t.columns.location,
      cell: (row) => row.location?.name ?? muted(t.noLocation),
      value: (row) => row.location?.name ?? null,
    },
    {
      name: 'updated_at',
      header: t.columns.changed,
      sort: 'updated_at',
      isOptional: true,
      cell: (row) => <ShortMoment at={row.updated_at} />,
      value: (row) => row.updated_at,
    },
  ];
}
