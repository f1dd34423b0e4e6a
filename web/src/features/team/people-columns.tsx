import { teamLabels } from '@move/contract/team/team.labels.ts';
import { INVITE_STATUSES } from '@move/domain/team/invite.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { ShortDate } from '../../screens/list/dates.tsx';
import type { ListColumn } from '../../screens/list/columns.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { PersonLine } from '../../ui/people/Avatar.tsx';
import type { ListedPerson } from './use-people-menu.tsx';
import { memberStatusLook } from './member-status-look.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { teamMessages } from './team.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './team.module.css';

type Sort = 'name' | 'email' | 'role' | 'status' | 'invited_at' | 'accepted_at';

/** The columns of a list of members and invites: person, role, status and date. */
export function usePeopleColumns<Row extends ListedPerson>(): ListColumn<Row, Sort>[] {
  const t = useMessages(teamMessages);
  const locale = useLocale();
  const word = useStatusWord();
  const formats = useFormats();
  const me = useCurrentUser()?.id;
  const day = (instant: string | null) =>
    instant === null ? <span className={look.muted}>–</span> : <ShortDate day={formats.dayOf(instant)} />;
  return [
    {
      name: 'name',
      sort: 'name',
      header: teamLabels[locale].name,
      cell: (row) => (
        <PersonLine
          person={{ ...row, avatar: row.avatar_url }}
          detail={row.user_id !== null && row.user_id === me ? `${row.email} (${t.you})` : row.email}
        />
      ),
      value: fullName,
    },
    { name: 'role', sort: 'role', cell: (row) => t.roles[row.role] },
    {
      name: 'status',
      sort: 'status',
      cell: (row) => <Status look={memberStatusLook(row)} />,
      value: (row) => word(memberStatusLook(row)),
    },
    { name: 'invited_at', sort: 'invited_at', align: 'right', cell: (row) => day(row.invited_at) },
    { name: 'accepted_at', sort: 'accepted_at', align: 'right', cell: (row) => day(row.accepted_at) },
  ];
}

/** The statuses of an invite, as options of a filter. */
export function useStatusOptions() {
  const word = useStatusWord();
  return INVITE_STATUSES.map((value) => ({ value, label: word(STATUS.invite[value]) }));
}

/** A person on the phone. */
export function PersonCard({ row }: { row: ListedPerson }) {
  const t = useMessages(teamMessages);
  return (
    <span className={styles.card}>
      <PersonLine
        person={{ ...row, avatar: row.avatar_url }}
        size={44}
        detail={`${t.roles[row.role]} · ${row.email}`}
      />
      <Status look={memberStatusLook(row)} />
    </span>
  );
}
