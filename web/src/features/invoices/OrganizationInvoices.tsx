import { listInvoices } from '@move/contract/invoices/invoices.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { invoiceMessages } from './invoices.messages.ts';
import { useInvoiceList, useInvoiceTotals } from './use-invoice-list.tsx';

const YearDialog = lazyPart(() => import('./DownloadDialog.tsx').then((module) => module.YearDialog));

type OrganizationInvoicesProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

/** The invoices of an organisation, as a tab of its finances. */
export function OrganizationInvoices({ organizationId, title, tabs }: OrganizationInvoicesProps) {
  const t = useMessages(invoiceMessages);
  const list = useList(listInvoices, { params: { organizationId } });
  const parts = useInvoiceList('organization');
  const [isDownloading, setDownloading] = useState(false);
  return (
    <>
      <ListScreen
        {...parts}
        list={list}
        title={title}
        tabs={tabs}
        totals={useInvoiceTotals(list.reply?.totals)}
        empty={list.reply?.is_hidden === true ? t.hidden : t.emptyOwn}
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
            disabled={list.total === 0}
            onClick={() => setDownloading(true)}
          >
            {t.zip.action}
          </Button>
        }
      />
      {isDownloading && <YearDialog organizationId={organizationId} onClose={() => setDownloading(false)} />}
    </>
  );
}
