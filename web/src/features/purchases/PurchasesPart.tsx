import type { Product } from '@move/contract/products/products.ts';
import { contactBuyers } from '@move/contract/purchases/buyer-messages.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';
import { useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { readAllRows } from '../../screens/list/export/all-rows.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { hasNoRecords } from '../../screens/list/ListStates.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MessageHistory, useMessageDialog } from '../messages/public.tsx';
import { PurchaseCard, usePurchaseColumns, usePurchaseFilters } from './purchase-columns.tsx';
import type { ProductAddress } from './purchase-reads.ts';
import { AddPurchase, PurchaseTools } from './PurchaseTools.tsx';
import { purchaseMessages } from './purchases.messages.ts';
import { usePurchaseMenu } from './use-purchase-menu.tsx';

const PurchaseCreate = lazyPart(() => import('./PurchaseCreate.tsx').then((module) => module.PurchaseCreate));

/** The list of purchases of a product, with buttons to message the buyers and to register a sale at the desk. */
export function PurchasesPart({ product, ...address }: ProductAddress & { product: Product }) {
  const t = useMessages(purchaseMessages);
  const list = useList(listPurchases, { params: address });
  const drawer = useDrawer();
  const scope = { kind: 'product' as const, organizationId: address.organizationId, id: address.productId };
  const [write, messages] = useMessageDialog(scope);
  const [menu, dialogs] = usePurchaseMenu(address, ({ id }) => write([id]));
  const [isLookingBack, setLookingBack] = useState(false);
  const { search, status, paymentType, dateFrom, dateUntil } = list.view.query;
  const isFiltered = [search, status, paymentType, dateFrom, dateUntil].some((value) => value !== undefined);
  const writeFound = async () => write(isFiltered ? (await readAllRows(list)).map(({ id }) => id) : []);
  const writeToSome = (ids: readonly number[]) => {
    write(ids);
    return Promise.resolve([]);
  };
  const bulk = [{ label: t.write, needs: contactBuyers, run: writeToSome }];
  // a removed product can't be sold any more
  const onAdd = product.removed_at === null ? drawer.create : undefined;
  const add = onAdd && <AddPurchase onClick={onAdd} />;
  const tools = (
    <PurchaseTools
      list={list}
      isFiltered={isFiltered}
      onWrite={() => void writeFound()}
      onLookBack={() => setLookingBack(true)}
      onAdd={onAdd}
    />
  );
  return (
    <>
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        tools={list.total > 0 ? tools : isFiltered && add}
        create={hasNoRecords(list) && add}
        record={(row) => ({ name: fullName(row) })}
        columns={usePurchaseColumns({ hasAnswers: list.rows.some(({ answers }) => answers.length > 0) })}
        filters={usePurchaseFilters()}
        menu={menu}
        bulk={bulk}
        card={(row) => <PurchaseCard row={row} />}
        empty={t.empty}
      />
      {dialogs}
      {messages}
      {isLookingBack && <MessageHistory scope={scope} onClose={() => setLookingBack(false)} />}
      {drawer.isCreating && onAdd && <PurchaseCreate {...address} product={product} onClose={drawer.close} />}
    </>
  );
}
