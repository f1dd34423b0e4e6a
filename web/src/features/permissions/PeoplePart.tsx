import { type UserWithRoles, listUsers } from '@move/contract/access/users.ts';
import { userLabels } from '@move/contract/access/users.labels.ts';
import { ROLES } from '@move/domain/access/roles.ts';
import { IconDevices, IconShieldCog, IconUserShare, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { ShortDate, ShortMoment } from '../../screens/list/dates.tsx';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { PersonLine } from '../../ui/people/Avatar.tsx';
import { EraseUserDialog } from './EraseUserDialog.tsx';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';
import { useFormats } from '../../platform/texts/formats.ts';
import { permissionMessages } from './permissions.messages.ts';
import { RolesDrawer } from './RolesDrawer.tsx';
import { SessionsDrawer } from './SessionsDrawer.tsx';
import { useBulkLogins } from './logins/use-bulk-logins.ts';
import { useLoginMenu } from './use-login-menu.tsx';
import * as look from '../../ui/look/look.module.css';
import * as styles from './permissions.module.css';

type Open = { what: 'roles' | 'sessions' | 'impersonate' | 'erase'; id: number } | null;

/** All users, with actions such as giving a role on a platform or starting an impersonation. */
export function PeoplePart() {
  const t = useMessages(permissionMessages);
  const locale = useLocale();
  const me = useCurrentUser()?.id;
  const list = useList(listUsers, {});
  const [open, setOpen] = useState<Open>(null);
  const person = list.rows.find(({ id }) => id === open?.id);
  const rolesOf = useRoleWords();
  const [loginMenu, confirmDialog] = useLoginMenu();
  const menu = (row: UserWithRoles): MenuItem[] => {
    const isSuperadmin = row.roles.some(({ role }) => role === 'superadmin');
    const isClosed = row.closed_at !== null;
    const refusal = isSuperadmin ? t.people.noSuperadmin : isClosed ? t.people.closed : undefined;
    const reason = row.id === me ? t.people.self : refusal;
    return [
      {
        label: t.people.manage,
        icon: <IconShieldCog size={17} stroke={1.75} aria-hidden />,
        onClick: () => setOpen({ what: 'roles', id: row.id }),
      },
      {
        label: t.people.actAs,
        icon: <IconUserShare size={17} stroke={1.75} aria-hidden />,
        disabledReason: reason,
        onClick: () => setOpen({ what: 'impersonate', id: row.id }),
      },
      {
        label: t.logins.menu,
        icon: <IconDevices size={17} stroke={1.75} aria-hidden />,
        onClick: () => setOpen({ what: 'sessions', id: row.id }),
      },
      ...loginMenu(row),
      'divider',
      {
        label: t.erase.action,
        icon: <IconUserX size={17} stroke={1.75} aria-hidden />,
        isDanger: true,
        disabledReason: row.roles.length > 0 ? t.erase.hasRoles : undefined,
        onClick: () => setOpen({ what: 'erase', id: row.id }),
      },
    ];
  };
  const formats = useFormats();
  const lastSeen = ({ id, last_seen_at }: UserWithRoles) => {
    // the stored moment is that of the last renewal of the token
    if (id === me) return t.people.now;
    return last_seen_at === null ? t.people.never : <ShortMoment at={last_seen_at} />;
  };
  const detailOf = (row: UserWithRoles) =>
    row.id === me ? `${row.email} (${t.people.self.toLowerCase()})` : row.email;
  return (
    <>
      <ListPart
        list={list}
        title={t.tabs.people}
        search={t.people.search}
        record={(row) => ({ name: fullName(row) || row.email })}
        columns={[
          {
            name: 'name',
            sort: 'name',
            header: userLabels[locale].name,
            cell: (row) => <PersonLine person={{ ...row, avatar: row.avatar_url }} detail={detailOf(row)} />,
          },
          {
            name: 'roles',
            cell: (row) => <span className={`${look.ellipsis} ${styles.roleText}`}>{rolesOf(row)}</span>,
            value: rolesOf,
          },
          {
            name: 'login',
            header: userLabels[locale].login,
            cell: (row) => <Status look={STATUS.login[loginOf(row)]} />,
            value: (row) => t.people[loginOf(row)],
            filterBy: { name: 'login', value: loginOf },
          },
          { name: 'last_seen_at', align: 'right', cell: lastSeen, value: (row) => row.last_seen_at },
          {
            name: 'created_at',
            sort: 'created_at',
            align: 'right',
            cell: (row) => <ShortDate day={formats.dayOf(row.created_at)} />,
            value: (row) => formats.dayOf(row.created_at),
          },
        ]}
        filters={[
          { name: 'role', label: t.people.role, options: ROLES.map((value) => ({ value, label: t.roles[value] })) },
          {
            name: 'login',
            label: t.people.login,
            options: (['open', 'closed'] as const).map((value) => ({ value, label: t.people[value] })),
          },
          { name: 'lastSeenOn', label: userLabels[locale].lastSeenOn, kind: 'range', of: 'days', canBeEmpty: true },
          { name: 'createdOn', label: userLabels[locale].createdOn, kind: 'range', of: 'days' },
        ]}
        bulk={useBulkLogins()}
        menu={menu}
        card={(row) => (
          <>
            <PersonLine person={{ ...row, avatar: row.avatar_url }} size={44} detail={rolesOf(row)} />
            {row.closed_at !== null && <Status look={STATUS.login.closed} />}
          </>
        )}
        empty={t.people.empty}
      />
      {open?.what === 'roles' && person && <RolesDrawer account={person} onClose={() => setOpen(null)} />}
      {open?.what === 'sessions' && person && <SessionsDrawer account={person} onClose={() => setOpen(null)} />}
      {confirmDialog}
      {open?.what === 'erase' && person && <EraseUserDialog account={person} onClose={() => setOpen(null)} />}
      {open?.what === 'impersonate' && person && <ImpersonateDialog account={person} onClose={() => setOpen(null)} />}
    </>
  );
}

const loginOf = ({ closed_at }: UserWithRoles) => (closed_at === null ? 'open' : 'closed');

/** The roles of a user in words, e.g. “Trainer (Zwemclub De Otters)”, “Organisatie (Hardloopgroep De Dijk en 2 andere)”. */
function useRoleWords(): (account: UserWithRoles) => string {
  const t = useMessages(permissionMessages);
  return ({ roles }) =>
    [...new Set(roles.map(({ role }) => role))]
      .map((role) => {
        const [first, ...others] = roles.filter((held) => held.role === role);
        const name = (first?.organization ?? first?.application)?.name ?? t.people.everywhere;
        return `${t.roles[role]} (${others.length === 0 ? name : t.people.andOthers(name, others.length)})`;
      })
      .join(', ') || t.people.noRoles;
}
