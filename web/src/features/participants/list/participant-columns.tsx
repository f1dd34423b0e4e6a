import type { BundleParticipant, Participant } from '@move/contract/participants/participant.ts';
import { participantLabels } from '@move/contract/participants/participants.labels.ts';
import { isOpenRefund, paymentStates } from '@move/domain/orders/payment/payment-state.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { paymentStateWords } from '@move/domain/orders/payment/payment-state-words.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { FurtherState, PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { CheckInControl } from '../attendance/CheckInControl.tsx';
import { participantMessages } from '../participants.messages.ts';
import type { BookableParams } from '../bookable-scope.ts';
import * as look from '../../../ui/look/look.module.css';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from '../participants.module.css';

type Named = Pick<Participant, 'first_name' | 'last_name' | 'email'> & {
  bundle?: Participant['bundle'];
  is_walk_in?: boolean;
};
type HrefOf = (id: number) => string;

/**
 * The name of a participant, with “walk-in”, the e-mail address and the bundle below it. Links to the details, unless the person is erased.
 */
export function PersonLink({ row, href }: { row: Named; href: string }) {
  const t = useMessages(participantMessages);
  const walkIn = row.is_walk_in === true ? t.walkIn : null;
  return (
    <span className={`${look.row} ${styles.person}`}>
      <Avatar person={row} size={28} />
      <span className={`${look.grow} ${styles.personName}`}>
        {isErased(row) ? (
          <span className={`${look.muted} ${look.ellipsis}`}>{fullName(row)}</span>
        ) : (
          <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={href}>
            {fullName(row)}
          </Anchor>
        )}
        <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`}>
          {[walkIn, isErased(row) ? null : row.email, row.bundle?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}

/** An absent value as a dash. */
const orDash = (text: string | number | null) => (text === null ? <span className={look.muted}>–</span> : text);

type StatusFields = Pick<Participant, 'status' | 'payment'>;

/**
 * What the column of the payment shows of a participant: the payment. For one without an order, or a canceled one, whether they take part,
 * and the refunds that are still to be paid.
 */
const shownStatus = ({ status, payment }: StatusFields) =>
  payment !== null && status !== 'canceled'
    ? { payment }
    : {
        look: STATUS.participant[status],
        refunds: payment === null ? [] : paymentStates(payment).filter(isOpenRefund),
      };

/** The status of a participant in the column of the payment. */
export function ParticipantStatus({ person }: { person: StatusFields }) {
  const shown = shownStatus(person);
  if ('payment' in shown) return <PaymentStatus row={shown.payment} />;
  return (
    <span className={markStyles.payment}>
      <Status look={shown.look} />
      {shown.refunds.map((state) => (
        <FurtherState key={state} state={state} />
      ))}
    </span>
  );
}

/** Returns a function that gives the same status as text. */
function useParticipantStatusText(): (person: StatusFields) => string {
  const locale = useLocale();
  const word = useStatusWord();
  return (person) => {
    const shown = shownStatus(person);
    if ('payment' in shown) return paymentStateText(shown.payment, locale);
    const refunds = shown.refunds.map((state) => paymentStateWords[locale][state].toLowerCase());
    return [word(shown.look), ...refunds].join(', ');
  };
}

function useSharedColumns<Row extends Named & Pick<Participant, 'id' | 'age' | 'notes' | 'status' | 'payment'>>(
  hrefOf: HrefOf,
) {
  const t = useMessages(participantMessages).columns;
  const statusText = useParticipantStatusText();
  return {
    name: {
      name: 'name',
      header: t.name,
      sort: 'name' as const,
      cell: (row: Row) => <PersonLink row={row} href={hrefOf(row.id)} />,
      value: (row: Row) => fullName(row),
    },
    age: {
      name: 'age',
      header: t.age,
      sort: 'age' as const,
      align: 'right' as const,
      width: 90,
      cell: (row: Row) => <span className={look.figures}>{orDash(row.age)}</span>,
    },
    notes: {
      name: 'notes',
      header: t.notes,
      cell: (row: Row) => <span className={`${look.ellipsis} ${styles.noteCell}`}>{orDash(row.notes)}</span>,
    },
    status: {
      name: 'status',
      header: t.payment,
      sort: 'status' as const,
      width: 170,
      cell: (row: Row) => <ParticipantStatus person={row} />,
      value: (row: Row) => statusText(row),
    },
  };
}

type SessionSort = 'name' | 'email' | 'age' | 'check_in' | 'status' | 'created_at';

export function useSessionParticipantColumns(bookable: BookableParams, startsAt: string | null, hrefOf: HrefOf) {
  const t = useMessages(participantMessages).columns;
  const { name, age, notes, status } = useSharedColumns<Participant>(hrefOf);
  const columns: ListColumn<Participant, SessionSort>[] = [
    name,
    age,
    notes,
    status,
    {
      name: 'check_in',
      header: t.checkIn,
      sort: 'check_in',
      width: 210,
      cell: (row) =>
        row.status === 'canceled' ? orDash(null) : <CheckInControl {...{ bookable, startsAt }} person={row} />,
    },
  ];
  return columns;
}

type BundleSort = 'name' | 'email' | 'age' | 'status' | 'created_at';

/** How often a bundle participant was present; before its first session, how many are still to come. */
export function useAttended(): (sessions: BundleParticipant['sessions']) => string {
  const t = useMessages(participantMessages);
  return ({ total, to_come: ahead, present }) =>
    ahead === total ? t.ahead(total) : t.presence(present, total - ahead);
}

export function useBundleParticipantColumns(hrefOf: HrefOf) {
  const t = useMessages(participantMessages);
  const attended = useAttended();
  const { name, age, notes, status } = useSharedColumns<BundleParticipant>(hrefOf);
  const columns: ListColumn<BundleParticipant, BundleSort>[] = [
    name,
    age,
    notes,
    status,
    {
      name: 'sessions',
      header: t.columns.sessions,
      width: 160,
      cell: ({ sessions }) => <span className={look.figures}>{attended(sessions)}</span>,
    },
  ];
  return columns;
}

export const useParticipantLabels = () => participantLabels[useLocale()];
