import { endUserAuthSessions, listUserAuthSessions } from '@move/contract/access/auth-sessions.ts';
import { type UserWithRoles, listUsers } from '@move/contract/access/users.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { UserAuthSessions } from '../access/public.tsx';
import { permissionMessages } from './permissions.messages.ts';

type SessionsDrawerProps = { account: UserWithRoles; onClose: () => void };

/** Where a user is logged in, and the button that ends all sessions. */
export function SessionsDrawer({ account, onClose }: SessionsDrawerProps) {
  const t = useMessages(permissionMessages).logins;
  const [confirm, confirmDialog] = useConfirm();
  const { call, isPending } = useCall(endUserAuthSessions, { invalidates: [listUserAuthSessions, listUsers] });
  const name = fullName(account) || account.email;
  const endAll = async () => {
    const isSure = await confirm({
      title: t.end.title(name),
      text: t.end.text,
      confirmLabel: t.end.action,
      isDanger: true,
    });
    if (isSure && (await call({ params: { userId: account.id } })).ok) notify.success(t.end.done(name));
  };
  return (
    <SideDrawer isOpen title={t.title(name)} subtitle={t.text} onClose={onClose}>
      <UserAuthSessions userId={account.id}>
        <div>
          <Button variant="default" loading={isPending} onClick={() => void endAll()}>
            {t.end.action}
          </Button>
        </div>
      </UserAuthSessions>
      {confirmDialog}
    </SideDrawer>
  );
}
