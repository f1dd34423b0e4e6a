import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { paymentLinkMessages } from './payment-link.messages.ts';

type PaymentLinkDialogProps = {
  name: string;
  what: 'place' | 'purchase';
  /** Until when the spot or purchase is reserved already; null without an end. */
  reservedUntil: string | null;
  send: () => Promise<{ ok: boolean }>;
  onClose: () => void;
};

/** Explains what a payment link does to an unpaid spot or purchase, before it is mailed. */
export function PaymentLinkDialog({ name, what, reservedUntil, send, onClose }: PaymentLinkDialogProps) {
  const t = useMessages(paymentLinkMessages);
  const formats = useFormats();
  const now = reservedUntil === null ? '' : ` ${t.again(formats.moment(reservedUntil))}`;
  const [isOpen, setOpen] = useState(true);
  const confirm = async () => {
    setOpen(false);
    const { ok } = await send();
    if (ok) notify.success(t.done(name));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title(name)}
      text={t.text[what] + now}
      confirmLabel={t.confirm}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
