import { type UserWithRoles, listUsers } from '@move/contract/access/users.ts';
import { eraseUser } from '@move/contract/privacy/account-data.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { EraseDialog } from '../../screens/personal-data/EraseDialog.tsx';
import { permissionMessages } from './permissions.messages.ts';

/** Asks the user to type the user's e-mail address, then erases the account for good. */
export function EraseUserDialog({ account, onClose }: { account: UserWithRoles; onClose: () => void }) {
  const { title, type, text, button, done } = useMessages(permissionMessages).erase;
  const { call, ...erasing } = useCall(eraseUser, { invalidates: [listUsers], showsErrors: true });
  return (
    <EraseDialog
      {...{ text, button, done, erasing, onClose }}
      title={title(account.email)}
      label={type(account.email)}
      onErase={(email) => call({ params: { userId: account.id }, body: { email } })}
    />
  );
}
