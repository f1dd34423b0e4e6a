import { type UserWithRoles, impersonateUser } from '@move/contract/access/users.ts';
import { userLabels } from '@move/contract/access/users.labels.ts';
import { useState } from 'react';
import { firstMessage } from '../../platform/notify.ts';
import { useCall } from '../../platform/api/calls.ts';
import { beginImpersonation } from '../../platform/session/impersonation.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { useWords } from '../../ui/Words.tsx';
import { permissionMessages } from './permissions.messages.ts';

type ImpersonateDialogProps = { account: UserWithRoles; onClose: () => void };

/**
 * Asks for a reason, then starts the impersonation; the banner above every screen ends it (docs/rules/money.md#impersonation).
 */
export function ImpersonateDialog({ account, onClose }: ImpersonateDialogProps) {
  const t = useMessages(permissionMessages).impersonate;
  const w = useWords();
  const labels = userLabels[useLocale()];
  const [reason, setReason] = useState('');
  const { call, isPending, error } = useCall(impersonateUser, { showsErrors: true });
  const name = fullName(account);
  const start = async () => {
    const result = await call({ params: { userId: account.id }, body: { reason } });
    if (result.ok) beginImpersonation(result.reply);
  };
  return (
    <Dialog
      isOpen
      title={t.title(name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button type="submit" form="impersonate" loading={isPending}>
            {t.start(name)}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <form
        id="impersonate"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <TextInput
          label={labels.reason}
          required
          isFirst
          value={reason}
          onChange={setReason}
          placeholder={t.example}
          maxLength={500}
          error={error === null ? undefined : firstMessage(error)}
        />
      </form>
    </Dialog>
  );
}
