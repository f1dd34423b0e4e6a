import { getCashToHandOver } from '@move/contract/orders/cash-refunds.ts';
import { useFormats } from '../../platform/formats.ts';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { Banner } from '../../ui/page/Banner.tsx';
import { cashRefundMessages } from './cash-refunds.messages.ts';

/** How much cash is still to be given back, in words, and the list of those orders; null when that is nothing. */
export function useCashToHandOver(organizationId: number) {
  const t = useMessages(cashRefundMessages);
  const formats = useFormats();
  const enabled = useCan(getCashToHandOver);
  const { data } = useRead(getCashToHandOver, { params: { organizationId } }, { showsErrors: true, enabled });
  if (!data || data.orders === 0) return null;
  return {
    orders: data.orders,
    text: t.open(data.orders, formats.money(data.amount_in_cents)),
    href: `/organizations/${organizationId}/finances?tab=orders&toHandOver=1`,
  };
}

/** The same as a notice on the start page. */
export function CashToHandOver({ organizationId }: { organizationId: number }) {
  const t = useMessages(cashRefundMessages);
  const open = useCashToHandOver(organizationId);
  if (open === null) return null;
  return (
    <Banner tone="warning" action={<Anchor href={open.href}>{t.show}</Anchor>}>
      {open.text}
    </Banner>
  );
}
