import { IconCash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { notify, notifyError } from '../../../platform/notify.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import type { ShownPerson } from '../people/attendance.ts';
import type { SessionParams } from './record-door-payment.ts';

export type PayItems = (person: ShownPerson) => readonly MenuItem[];

type Door = { session: SessionParams; mayMarkPaid: boolean; isOffline: boolean };

/**
 * The menu entry of a person who still has to pay. It needs a network, because the list stored on phones doesn't contain the amount. Render
 * the dialog once.
 */
export function useDoorPayment({ session, mayMarkPaid, isOffline }: Door): [PayItems, ReactNode] {
  const t = useMessages(checkInMessages).list.pay;
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  const pay = async (person: ShownPerson) => {
    const name = fullName(person);
    const confirmAmount = (cents: number) => {
      const amount = formats.money(cents);
      return confirm({ title: t.title(name), text: t.text(amount), confirmLabel: t.confirm(amount) });
    };
    try {
      const { recordDoorPayment } = await import('./record-door-payment.ts');
      const outcome = await recordDoorPayment(session, Number(person.id), confirmAmount);
      if (outcome === 'recorded') notify.success(t.done(name));
      else if (outcome !== 'declined') notify.error(t[outcome]);
    } catch (error) {
      notifyError(error);
    }
  };
  const itemsOf: PayItems = (person) => {
    if (!person.is_pending || !mayMarkPaid || person.walkIn !== null) return [];
    return [
      {
        label: t.action,
        icon: <IconCash size={17} stroke={1.75} aria-hidden />,
        disabledReason: isOffline ? t.offline : undefined,
        onClick: () => void pay(person),
      },
    ];
  };
  return [itemsOf, confirmDialog];
}
