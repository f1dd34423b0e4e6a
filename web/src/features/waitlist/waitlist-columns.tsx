import type { Waitlist, WaitlistEntry } from '@move/contract/waitlist/waitlist-entry.ts';
import { waitingReason } from '@move/domain/waitlist/waiting-reason.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import type { ListColumn } from '../../screens/list/columns.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { PersonLine } from '../../ui/people/Avatar.tsx';
import { positionInLine } from './position-in-line.ts';
import { waitlistMessages } from './waitlist.messages.ts';
import * as styles from './waitlist.module.css';

type Shown = { waitlist: Waitlist | undefined; now: Date };

/** Why an entry is or isn't invited, as a sentence. */
export function useReason({ waitlist, now }: Shown): (entry: WaitlistEntry) => string {
  const { reasons } = useMessages(waitlistMessages);
  const formats = useFormats();
  return (entry) => {
    if (waitlist === undefined) return '';
    const moment = (instant: string | null) => (instant === null ? '' : formats.moment(instant, waitlist.tz));
    return reasons[waitingReason(entry, waitlist, now)]({
      ahead: entry.ahead,
      until: moment(entry.expires_at),
      at: moment(entry.status === 'expired' ? entry.expires_at : entry.answered_at),
      isMailed: entry.is_mailed,
    });
  };
}

/** How long a person can still answer; null without an open invitation. */
export function useTimeLeft(now: Date): (entry: WaitlistEntry) => string | null {
  const t = useMessages(waitlistMessages);
  return ({ status, expires_at }) => {
    if (status !== 'invited' || expires_at === null) return null;
    const minutes = Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / 60_000));
    return t.left(minutes < 60 ? t.minutes(minutes) : t.hours(Math.floor(minutes / 60), minutes % 60));
  };
}

export function useWaitlistColumns(shown: Shown): ListColumn<WaitlistEntry, 'position'>[] {
  const t = useMessages(waitlistMessages);
  const word = useStatusWord();
  const reason = useReason(shown);
  const timeLeft = useTimeLeft(shown.now);
  return [
    {
      name: 'position',
      header: t.columns.position,
      align: 'right',
      cell: (entry) => positionInLine(entry),
      value: (entry) => String(positionInLine(entry) ?? ''),
    },
    {
      name: 'person',
      header: t.columns.person,
      cell: (entry) => <PersonLine person={{ ...entry, avatar: null }} detail={entry.email} />,
      value: fullName,
    },
    {
      name: 'status',
      header: t.columns.status,
      cell: ({ status }) => <Status look={STATUS.waitlist[status]} />,
      value: ({ status }) => word(STATUS.waitlist[status]),
    },
    {
      name: 'why',
      header: t.columns.why,
      cell: (entry) => {
        const left = timeLeft(entry);
        return (
          <span className={styles.reason}>
            {reason(entry)}
            {left !== null && <small>{left}</small>}
          </span>
        );
      },
      value: reason,
    },
  ];
}

/** An entry on the phone. */
export function WaitingCard({ entry, shown }: { entry: WaitlistEntry; shown: Shown }) {
  const t = useMessages(waitlistMessages);
  const reason = useReason(shown);
  const left = useTimeLeft(shown.now)(entry);
  const place = positionInLine(entry);
  const detail = place === null ? entry.email : `${t.place(place)} · ${entry.email}`;
  return (
    <span className={styles.card}>
      <PersonLine person={{ ...entry, avatar: null }} size={44} detail={detail} />
      <Status look={STATUS.waitlist[entry.status]} />
      <span className={styles.reason}>
        {reason(entry)}
        {left !== null && <small>{left}</small>}
      </span>
    </span>
  );
}
