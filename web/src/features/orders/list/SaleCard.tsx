import type { WithRefunds } from '@move/domain/orders/payment/payment-state.ts';
import type { ReactNode } from 'react';
import { PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { Total } from '../Amounts.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

type SaleCardProps = {
  row: WithRefunds & { number: string; total_price_in_cents: number };
  href: string;
  name: string;
  sold: ReactNode;
  at: string;
};

/** An order or sold line in a list on a phone: name and amount, and below them number, day and status. */
export function SaleCard({ row, href, name, sold, at }: SaleCardProps) {
  const { shortMoment: moment } = useFormats();
  return (
    <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
      <span className={`${look.row} ${look.spread}`} style={{ gap: 12, alignItems: 'flex-start' }}>
        <span className={look.grow} style={{ minWidth: 0 }}>
          <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={href} style={{ display: 'block' }}>
            {name}
          </Anchor>
          {sold}
        </span>
        <span style={{ textAlign: 'right', flex: 'none' }}>
          <Total row={row} />
        </span>
      </span>
      <span className={`${look.row} ${look.spread}`} style={{ gap: 12, marginTop: 4 }}>
        <PaymentStatus row={row} />
        <span className={`${look.small} ${look.muted} ${look.figures}`}>
          {row.number} · {moment(at)}
        </span>
      </span>
    </span>
  );
}
