import type { Figures, Statistics } from '@move/contract/statistics/statistics.ts';
import { type Change, changeOf, changeInPoints } from '@move/domain/statistics/percentages.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { type Needs, useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { figureGuards, figureLinks } from './figure-links.ts';
import { statisticsMessages } from './statistics.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './statistics.module.css';

type Texts = (typeof statisticsMessages)['nl'];

type Tile = {
  name: keyof Texts['figures'];
  value: string;
  /** How the number is computed, e.g. “18 van 20 plekken”. */
  note?: string | undefined;
  change?: Change;
  /** The figure of the earlier period, as text. */
  before?: string;
  href: string;
  needs: Needs;
};

type FigureTilesProps = { statistics: Statistics; organizationId: number | undefined };

/** The figures of the period, each with a link to its list. */
export function PeriodTiles(props: FigureTilesProps) {
  const t = useMessages(statisticsMessages);
  const formats = useFormats();
  const { organizationId, statistics } = props;
  const links = figureLinks(organizationId, { from: statistics.date_from, until: statistics.date_until });
  const { orders, bookings, sessions: seesSessions } = figureGuards(organizationId);
  const { current, previous } = statistics;
  const count = (field: 'new_bookings' | 'cancellations' | 'purchases' | 'participants') => ({
    value: formats.number(current[field]),
    change: changeOf(current[field], previous[field], 'count'),
    before: formats.number(previous[field]),
  });
  const rate = (field: 'occupancy_percentage' | 'check_in_percentage') => ({
    value: current[field] === null ? '–' : formats.percentage(current[field]),
    change: changeInPoints(current[field], previous[field]),
    before: formats.percentage(previous[field] ?? 0),
  });
  const notes = useNotes(current);
  const sessions = { href: links.sessions, needs: seesSessions };
  const money = (field: 'revenue_in_cents' | 'refunded_in_cents') => ({
    value: formats.money(current.money?.[field] ?? 0),
    before: formats.money(previous.money?.[field] ?? 0),
    change: changeOf(current.money?.[field] ?? 0, previous.money?.[field] ?? 0, 'cents'),
    href: field === 'revenue_in_cents' ? links.orders : links.refunds,
    needs: orders,
  });
  const ofPeriod: Tile[] = [
    { name: 'participants', ...count('participants'), ...sessions, note: t.inSessions(current.sessions) },
    { name: 'occupancy', ...rate('occupancy_percentage'), ...sessions, note: notes.occupancy },
    { name: 'presence', ...rate('check_in_percentage'), ...sessions, note: notes.presence },
    { name: 'bookings', ...count('new_bookings'), href: links.bookings('bookings'), needs: bookings },
    { name: 'cancellations', ...count('cancellations'), href: links.bookings('cancellations'), needs: bookings },
    { name: 'purchases', ...count('purchases'), href: links.bookings('purchases'), needs: bookings },
    ...(current.money === null
      ? []
      : [
          {
            name: 'revenue' as const,
            ...money('revenue_in_cents'),
            note: t.inOrders(formats.number(current.money.orders)),
          },
          { name: 'refunded' as const, ...money('refunded_in_cents'), note: t.withVat },
        ]),
  ];
  return (
    <ul className={styles.tiles}>
      {ofPeriod.map((tile) => (
        <TileLink key={tile.name} tile={tile} />
      ))}
    </ul>
  );
}

/** The figures of this moment, which don't depend on the period. */
export function NowTiles({ organizationId, statistics }: FigureTilesProps) {
  const t = useMessages(statisticsMessages);
  const formats = useFormats();
  const links = figureLinks(organizationId, { from: statistics.date_from, until: statistics.date_until });
  const { sessions: seesSessions, organizations: seesOrganizations } = figureGuards(organizationId);
  const { organizations } = statistics;
  const now: Tile[] = [
    {
      name: 'upcoming',
      value: formats.number(statistics.upcoming_sessions),
      href: links.upcoming,
      needs: seesSessions,
    },
    {
      name: 'activities',
      value: formats.number(statistics.activities),
      href: links.activities,
      needs: seesSessions,
    },
    ...(organizations === null
      ? []
      : (['pending', 'accepted'] as const).map((status) => ({
          name: status,
          value: formats.number(organizations[status]),
          href: links.organizations(status),
          needs: seesOrganizations,
        }))),
  ];
  return (
    <>
      <h3 className={styles.now}>{t.now}</h3>
      <ul className={`${styles.tiles} ${styles.facts}`}>
        {now.map((tile) => (
          <TileLink key={tile.name} tile={tile} />
        ))}
      </ul>
    </>
  );
}

/** The notes at the percentages: the numbers they are computed from, with another text when they don't cover all participants. */
function useNotes({ participants, taken, spots, present, expected }: Figures) {
  const t = useMessages(statisticsMessages);
  const formats = useFormats();
  const occupancy = taken < participants ? t.limitedSpots : t.spots;
  const presence = expected < participants ? t.presentSoFar : t.present;
  return {
    occupancy: spots > 0 ? occupancy(formats.number(taken), formats.number(spots)) : undefined,
    presence: expected > 0 ? presence(formats.number(present), formats.number(expected)) : undefined,
  };
}

/** A number that links to its list, or without a link for users who may not open it. */
function TileLink({ tile }: { tile: Tile }) {
  const t = useMessages(statisticsMessages);
  const isOpen = useCan(tile.needs);
  const content = (
    <>
      <span className={styles.name}>{t.figures[tile.name]}</span>
      <span className={`${styles.value} ${look.figures}`}>{tile.value}</span>
      {tile.note !== undefined && <span className={`${styles.note} ${look.figures}`}>{tile.note}</span>}
      {tile.change && <ChangeMark change={tile.change} before={tile.before ?? '0'} />}
    </>
  );
  return <li>{isOpen ? <Link to={tile.href}>{content}</Link> : <div>{content}</div>}</li>;
}
