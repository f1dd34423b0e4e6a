import { type UserWithRoles, closeLogin, listUsers, reopenLogin } from '@move/contract/access/users.ts';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../platform/notify.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { PasswordDialog, type PasswordQuestion } from './PasswordDialog.tsx';
import { permissionMessages } from './permissions.messages.ts';

const NOTIFIES_ERRORS = { invalidates: [listUsers] };
const DIALOG_SHOWS_ERRORS = { ...NOTIFIES_ERRORS, showsErrors: true };
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * The menu items that close and reopen a login. For the login of a superadmin the caller enters their own password first. Render the
 * dialogs once.
 */
export function useLoginMenu() {
  const { logins: t, people } = useMessages(permissionMessages);
  const me = useCurrentUser()?.id;
  const [confirm, confirmDialog] = useConfirm();
  const close = useCall(closeLogin, NOTIFIES_ERRORS);
  const reopen = useCall(reopenLogin, NOTIFIES_ERRORS);
  const closeInDialog = useCall(closeLogin, DIALOG_SHOWS_ERRORS);
  const reopenInDialog = useCall(reopenLogin, DIALOG_SHOWS_ERRORS);
  const [asked, setAsked] = useState<PasswordQuestion | null>(null);
  const closeOne = async (userId: number, name: string) => {
    const { title, text, action, done } = t.close;
    if (!(await confirm({ title: title(name), text, confirmLabel: action, isDanger: true }))) return;
    if ((await close.call({ params: { userId }, body: {} })).ok) notify.success(done(name));
  };
  const reopenOne = async (userId: number, name: string) => {
    if ((await reopen.call({ params: { userId }, body: {} })).ok) notify.success(t.reopen.done(name));
  };
  const ask = (userId: number, name: string, isClosing: boolean) => {
    const { title, text, action, done } = isClosing ? t.close : t.reopen;
    const { call } = isClosing ? closeInDialog : reopenInDialog;
    setAsked({
      title: title(name),
      text,
      confirmLabel: action,
      isDanger: isClosing,
      carryOut: async (current_password) => {
        const result = await call({ params: { userId }, body: { current_password } });
        if (!result.ok) return firstMessage(result.error);
        notify.success(done(name));
        return null;
      },
    });
  };
  const menu = (row: UserWithRoles): MenuItem[] => {
    const name = fullName(row) || row.email;
    const isSuperadmin = row.roles.some(({ role }) => role === 'superadmin');
    if (row.closed_at !== null) {
      return [
        {
          label: t.reopen.action,
          icon: <IconLockOpen {...icon} />,
          onClick: () => (isSuperadmin ? ask(row.id, name, false) : void reopenOne(row.id, name)),
        },
      ];
    }
    return [
      'divider',
      {
        label: `${t.close.action}…`,
        icon: <IconLock {...icon} />,
        isDanger: true,
        disabledReason: row.id === me ? people.self : undefined,
        onClick: () => (isSuperadmin ? ask(row.id, name, true) : void closeOne(row.id, name)),
      },
    ];
  };
  const dialogs = (
    <>
      {confirmDialog}
      {asked && <PasswordDialog question={asked} onClose={() => setAsked(null)} />}
    </>
  );
  return [menu, dialogs] as const;
}
