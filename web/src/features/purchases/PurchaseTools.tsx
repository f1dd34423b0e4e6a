import { contactBuyers } from '@move/contract/purchases/buyer-messages.ts';
import { createPurchase, exportPurchases, type listPurchases } from '@move/contract/purchases/purchases.ts';
import { IconDownload, IconHistory, IconMail, IconPlus } from '@tabler/icons-react';
import { useDownload } from '../../platform/api/downloads.ts';
import { Can, useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import type { List } from '../../screens/list/use-list.ts';
import { ToolButtons } from '../../screens/ToolButtons.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { purchaseMessages } from './purchases.messages.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type PurchaseToolsProps = {
  list: List<typeof listPurchases>;
  /** The list is filtered, so a message goes only to the buyers that the filter finds. */
  isFiltered: boolean;
  onWrite: () => void;
  onLookBack: () => void;
  /** Undefined when the product can't be sold any more. */
  onAdd: (() => void) | undefined;
};

/** The buttons above the list: export, message the buyers, add a purchase; and a menu with the messages that were sent. */
export function PurchaseTools({ list, isFiltered, onWrite, onLookBack, onAdd }: PurchaseToolsProps) {
  const t = useMessages(purchaseMessages);
  const mayWrite = useCan(contactBuyers);
  const { download, isPending } = useDownload(exportPurchases);
  const input = list.inputFor(1, list.itemsPerPage);
  return (
    <ToolButtons
      tools={[
        {
          label: t.export,
          icon: <IconDownload {...icon} />,
          needs: exportPurchases,
          isBusy: isPending,
          onClick: () => void download(input, `${t.file}.xlsx`),
        },
        {
          label: isFiltered ? t.writeFound(list.total) : t.write,
          icon: <IconMail {...icon} />,
          needs: contactBuyers,
          onClick: onWrite,
        },
        ...(onAdd
          ? [{ label: t.create.action, icon: <IconPlus {...icon} />, needs: createPurchase, onClick: onAdd }]
          : []),
      ]}
      menu={mayWrite ? [{ label: t.sent, icon: <IconHistory {...icon} />, onClick: onLookBack }] : []}
    />
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
