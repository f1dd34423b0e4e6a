import { Button } from '@mantine/core';
import { type Account, listUsers } from '@move/contract/access/users.ts';
import { eraseUser } from '@move/contract/privacy/account-data.ts';
import { useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useWords } from '../../ui/Words.tsx';
import { permissionMessages } from './permissions.messages.ts';

/** Asks to type the address before an account is erased for good. */
export function EraseUserDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useMessages(permissionMessages).erase;
  const w = useWords();
  const [email, setEmail] = useState('');
  const { call, isPending, error, reset } = useCall(eraseUser, { invalidates: [listUsers], showsErrors: true });
  const erase = async () => {
    if (isPending) return;
    const { ok } = await call({ params: { userId: account.id }, body: { email } });
    if (!ok) return;
    notify.success(t.done);
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.title(account.email)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button type="submit" form="erase-user" variant="outline" color="danger" loading={isPending}>
            {t.button}
          </Button>
        </>
      }
    >
      <form
        id="erase-user"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <p style={{ margin: '0 0 14px' }}>{t.text}</p>
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
      </form>
    </Dialog>
  );
}
