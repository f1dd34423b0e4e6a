import { type Account, listUsers } from '@move/contract/access/users.ts';
import { eraseUser } from '@move/contract/privacy/account-data.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { permissionMessages } from './permissions.messages.ts';

/** Asks to type the address before an account is erased for good. */
export function EraseUserDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useMessages(permissionMessages).erase;
  const [email, setEmail] = useState('');
  const { call, isPending, error, reset } = useCall(eraseUser, { invalidates: [listUsers], showsErrors: true });
  const erase = async () => {
    const { ok } = await call({ params: { userId: account.id }, body: { email } });
    if (!ok) return;
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      isDanger
      isAlert
      title={t.title(account.email)}
      confirmLabel={t.button}
      isPending={isPending}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextInput
        label={t.type(account.email)}
        value={email}
        isFirst
        autoComplete="off"
        error={Object.values(error?.errors ?? {}).flat()[0]}
        onChange={(value) => {
          reset();
          setEmail(value);
        }}
      />
    </FormDialog>
  );
}
