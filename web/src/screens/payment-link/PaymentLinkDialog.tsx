import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { defineMessages, useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';

const nl = {
  title: (name: string) => `${name} een betaallink sturen?`,
  text: {
    place:
      'De besteller krijgt een mail met de link. De plek blijft 48 uur vrij, hoogstens tot de start; wie dan niet heeft betaald, verliest de plek. Contant betalen kan daarna niet meer.',
    purchase:
      'De koper krijgt een mail met de link. De aankoop blijft 48 uur apart gehouden; contant betalen kan daarna niet meer.',
  },
  again: (until: string) =>
    `De bestelling staat nu open tot ${until}. Een nieuwe link houdt haar vanaf nu weer 48 uur vast; een eerdere link blijft ook werken.`,
  confirm: 'Link sturen',
  done: (name: string) => `De betaallink voor ${name} is verstuurd`,
};

const en: typeof nl = {
  title: (name) => `Send ${name} a payment link?`,
  text: {
    place:
      'The buyer gets a mail with the link. The spot is kept for 48 hours, at most until the start; whoever hasn’t paid by then loses it. Paying in cash is no longer possible after that.',
    purchase:
      'The buyer gets a mail with the link. The purchase is kept for 48 hours; paying in cash is no longer possible after that.',
  },
  again: (until) =>
    `The order is open until ${until} now. A new link keeps it for 48 hours from now; an earlier link keeps working too.`,
  confirm: 'Send link',
  done: (name) => `The payment link for ${name} has been sent`,
};

const messages = defineMessages({ nl, en });

type PaymentLinkDialogProps = {
  name: string;
  what: 'place' | 'purchase';
  /** Until when it is reserved already; null without an end. */
  reservedUntil: string | null;
  send: () => Promise<{ ok: boolean }>;
  onClose: () => void;
};

/** Explains what a payment link does to an unpaid spot or purchase, before it is mailed. */
export function PaymentLinkDialog({ name, what, reservedUntil, send, onClose }: PaymentLinkDialogProps) {
  const t = useMessages(messages);
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
