import { eraseProfileData } from '@move/contract/privacy/profile-data.ts';
import { listRedemptions } from '@move/contract/wallets/redemptions.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EraseDialog } from '../../../screens/personal-data/EraseDialog.tsx';
import { couponMessages } from '../coupons/coupons.messages.ts';

type EraseProfileDialogProps = { profileId: number; email: string; onClose: () => void };

/** Asks the user to type the e-mail address of an app user, then erases the app user for good. */
export function EraseProfileDialog({ profileId, email, onClose }: EraseProfileDialogProps) {
  const { title, type, ...t } = useMessages(couponMessages).erase;
  const { call, ...erasing } = useCall(eraseProfileData, { invalidates: [listRedemptions], showsErrors: true });
  return (
    <EraseDialog
      {...t}
      erasing={erasing}
      onClose={onClose}
      title={title(email)}
      label={type(email)}
      onErase={(typed) => call({ params: { profileId }, body: { email: typed } })}
    />
  );
}
