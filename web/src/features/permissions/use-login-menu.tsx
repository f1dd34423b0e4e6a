import { type Account, closeLogin, listUsers, reopenLogin } from '@move/contract/access/users.ts';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useCall } from '../../platform/calls.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useCurrentUser } from '../../platform/session.ts';
import { fullName } from '../../platform/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import type { MenuItem } from '../../ui/overlays/ActionMenu.tsx';
import { permissionMessages } from './permissions.messages.ts';

const READS = { invalidates: [listUsers] };
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** The menu items that close a login and open it again. Render the second value once. */
export function useLoginMenu() {
  const { logins: t, people } = useMessages(permissionMessages);
  const me = useCurrentUser()?.id;
  const [confirm, question] = useConfirm();
  const close = useCall(closeLogin, READS);
  const reopen = useCall(reopenLogin, READS);
  const closeOne = async (userId: number, name: string) => {
    const { title, text, action, done } = t.close;
    if (!(await confirm({ title: title(name), text, confirmLabel: action, isDanger: true }))) return;
    if ((await close.call({ params: { userId } })).ok) notify.success(done(name));
  };
  const reopenOne = async (userId: number, name: string) => {
    if ((await reopen.call({ params: { userId } })).ok) notify.success(t.reopen.done(name));
  };
  const menu = (row: Account): MenuItem[] => {
    const name = fullName(row) || row.email;
    if (row.closed_at !== null) {
      return [
        { label: t.reopen.action, icon: <IconLockOpen {...icon} />, onClick: () => void reopenOne(row.id, name) },
      ];
    }
    return [
      'divider',
      {
        label: `${t.close.action}…`,
        icon: <IconLock {...icon} />,
        isDanger: true,
        disabledReason: row.id === me ? people.self : undefined,
        onClick: () => void closeOne(row.id, name),
      },
    ];
  };
  return [menu, question] as const;
}
