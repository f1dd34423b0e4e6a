import { Button } from '@mantine/core';
import type { Product } from '@move/contract/products/products.ts';
import { createPurchase, exportPurchases, listPurchases } from '@move/contract/purchases/purchases.ts';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useDownload } from '../../platform/downloads.ts';
import { Can } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { later } from '../../ui/later.tsx';
import { fullName } from '../../ui/people/Avatar.tsx';
import { PurchaseCard, usePurchaseColumns, usePurchaseFilters } from './purchase-columns.tsx';
import type { ProductAddress } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';
import { usePurchaseMenu } from './use-purchase-menu.tsx';

const PurchaseCreate = later(() => import('./PurchaseCreate.tsx').then((module) => module.PurchaseCreate));

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** Who bought a product: their money, a message to them, a sale at the desk. */
export function PurchasesPart({ product, ...address }: ProductAddress & { product: Product }) {
  const t = useMessages(purchaseMessages);
  const list = useList(listPurchases, { params: address });
  const drawer = useDrawer();
  const { download, isPending } = useDownload(exportPurchases);
  const [menu, dialogs] = usePurchaseMenu(address);
  const { search, status, paymentType } = list.view.query;
  const isFiltered = search !== undefined || status !== undefined || paymentType !== undefined;
  const exportFound = () => void download(list.inputFor(1, list.itemsPerPage) as never, `${t.file}.xlsx`);
  const add = (
    <Can endpoint={createPurchase}>
      <Button leftSection={<IconPlus {...icon} />} onClick={drawer.create}>
        {t.create.action}
      </Button>
    </Can>
  );
  const tools = (
    <div className="row wrap">
      <Button variant="default" leftSection={<IconDownload {...icon} />} loading={isPending} onClick={exportFound}>
        {t.export}
      </Button>
      {add}
    </div>
  );
  return (
    <>
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        tools={list.total > 0 || isFiltered ? tools : undefined}
        record={(row) => ({ name: fullName(row) })}
        columns={usePurchaseColumns()}
        filters={usePurchaseFilters()}
        menu={menu}
        card={(row) => <PurchaseCard row={row} />}
        empty={{ ...t.empty, action: add }}
      />
      {dialogs}
      {drawer.isCreating && <PurchaseCreate {...address} product={product} onClose={drawer.close} />}
    </>
  );
}
