import { eraseProfileData } from '@move/contract/privacy/profile-data.ts';
import { listRedemptions } from '@move/contract/wallets/redemptions.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { couponMessages } from '../coupons/coupons.messages.ts';

type EraseProfileDialogProps = { profileId: number; email: string; onClose: () => void };

/** Asks the user to type the email address before an app user is erased for good. */
export function EraseProfileDialog({ profileId, email, onClose }: EraseProfileDialogProps) {
  const t = useMessages(couponMessages).erase;
  const [typed, setTyped] = useState('');
  const { call, isPending, error, reset } = useCall(eraseProfileData, {
    invalidates: [listRedemptions],
    showsErrors: true,
  });
  const erase = async () => {
    const { ok } = await call({ params: { profileId }, body: { email: typed } });
    if (!ok) return;
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      isDanger
      isAlert
      title={t.title(email)}
      confirmLabel={t.button}
      isPending={isPending}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextInput
        label={t.type(email)}
        value={typed}
        isFirst
        autoComplete="off"
        error={Object.values(error?.errors ?? {}).flat()[0]}
        onChange={(value) => {
          reset();
          setTyped(value);
        }}
      />
    </FormDialog>
  );
}
