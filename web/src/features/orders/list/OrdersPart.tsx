import { listApplicationOrders, listOrdersOfApplication } from '@move/contract/orders/orders.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useListOfApplication } from '../../../screens/list/use-list-of-application.ts';
import { useTotals } from '../Amounts.tsx';
import { orderMessages } from '../orders.messages.ts';
import { AFTER_NAME, useOrderList } from './use-order-list.tsx';

/** The orders of any platform, as a tab of it. */
export function OrdersPart({ applicationId }: { applicationId: number }) {
  const t = useMessages(orderMessages);
  const list = useListOfApplication(listApplicationOrders, listOrdersOfApplication, applicationId);
  const { sellers, views: _views, columns, ...parts } = useOrderList('all');
  return (
    <ListPart
      {...parts}
      columns={columns.toSpliced(AFTER_NAME, 0, ...sellers)}
      list={list}
      title={t.title}
      totals={useTotals(list.reply?.totals, 'number', 'transaction_fee_in_cents')}
    />
  );
}
