import { Button } from '@mantine/core';
import {
  contactBuyers,
  createPurchase,
  exportPurchases,
  type listPurchases,
} from '@move/contract/purchases/purchases.ts';
import { IconDownload, IconHistory, IconMail, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../platform/downloads.ts';
import { Can } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import type { List } from '../../screens/list/use-list.ts';
import { IconButton } from '../../ui/page/IconButton.tsx';
import { purchaseMessages } from './purchases.messages.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type PurchaseToolsProps = {
  list: List<typeof listPurchases>;
  /** A message then goes to those found alone. */
  isFiltered: boolean;
  onWrite: () => void;
  onLookBack: () => void;
  children: ReactNode;
};

/** What can be done with the purchases that the list finds. */
export function PurchaseTools({ list, isFiltered, onWrite, onLookBack, children }: PurchaseToolsProps) {
  const t = useMessages(purchaseMessages);
  const { download, isPending } = useDownload(exportPurchases);
  const input = list.inputFor(1, list.itemsPerPage);
  return (
    <div className="row wrap">
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={isPending}
        onClick={() => void download(input, `${t.file}.xlsx`)}
      >
        {t.export}
      </Button>
      <Can endpoint={contactBuyers}>
        <Button variant="default" leftSection={<IconMail {...icon} />} onClick={onWrite}>
          {isFiltered ? t.writeFound(list.total) : t.write}
        </Button>
        <IconButton label={t.sent} icon={<IconHistory {...icon} />} isFramed onClick={onLookBack} />
      </Can>
      {children}
    </div>
  );
}

export function AddPurchase({ onClick }: { onClick: () => void }) {
  const t = useMessages(purchaseMessages);
  return (
    <Can endpoint={createPurchase}>
      <Button leftSection={<IconPlus {...icon} />} onClick={onClick}>
        {t.create.action}
      </Button>
    </Can>
  );
}
