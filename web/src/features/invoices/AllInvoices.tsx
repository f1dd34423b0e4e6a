import { listApplications } from '@move/contract/applications/manage-applications.ts';
import { exportAllInvoices, generateInvoices, listAllInvoices } from '@move/contract/invoices/invoices.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { listAllOrganizations } from '@move/contract/organizations/organizations.ts';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import { useSheetExport } from '../../screens/list/export/use-sheet-export.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { invoiceMessages } from './invoices.messages.ts';
import { type InvoiceColumn, useInvoiceList, useInvoiceTotals } from './use-invoice-list.tsx';
import * as look from '../../ui/look/look.module.css';

const MonthDialog = lazyPart(() => import('./DownloadDialog.tsx').then((module) => module.MonthDialog));
const GenerateDialog = lazyPart(() => import('./GenerateDialog.tsx').then((module) => module.GenerateDialog));
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

const organizationColumn: InvoiceColumn = {
  name: 'organization',
  cell: (row) => (
    <>
      <span className={look.ellipsis} style={{ display: 'block', maxWidth: 220 }} title={row.organization.name}>
        {row.organization.name}
      </span>
      {row.organization.is_removed && <Removed />}
    </>
  ),
  value: (row) => row.organization.name,
  filterBy: { name: 'organizationId', value: (row) => row.organization.id },
};

function Removed() {
  return <span className={`${look.smaller} ${look.muted}`}>{useMessages(invoiceMessages).removed}</span>;
}

/** The invoices of all organisations, for a superadmin. */
export function AllInvoices() {
  const t = useMessages(invoiceMessages);
  const labels = invoiceLabels[useLocale()];
  const list = useList(listAllInvoices, {});
  const { columns, filters, ...parts } = useInvoiceList('all');
  const organizations = readQueryOptions(listAllOrganizations, {}, (reply) =>
    reply.organizations.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  const platforms = readQueryOptions(listApplications, { query: { itemsPerPage: 250 } }, ({ applications }) =>
    applications.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <ListScreen
      {...parts}
      columns={columns.toSpliced(1, 0, organizationColumn)}
      filters={[
        ...filters,
        { name: 'organizationId', label: labels.organizationId, options: organizations },
        { name: 'applicationId', label: labels.applicationId, options: platforms },
        { name: 'isMailed', label: labels.isMailed, kind: 'yes-no' },
        { name: 'isUndelivered', label: labels.isUndelivered, kind: 'yes-no' },
        { name: 'isRemoved', label: labels.isRemoved, kind: 'yes-no' },
      ]}
      list={list}
      title={t.title}
      views={[
        { name: t.views.unsent, query: { isMailed: '0' } },
        { name: labels.isUndelivered, query: { isUndelivered: '1' } },
      ]}
      totals={useInvoiceTotals(list.reply?.totals)}
      empty={t.empty}
      exports={useSheetExport({ endpoint: exportAllInvoices, input: list.inputFor(1, 25), name: t.file })}
      actions={<InvoiceTools />}
    />
  );
}

function InvoiceTools() {
  const t = useMessages(invoiceMessages);
  const mayGenerate = useCan(generateInvoices);
  const [dialog, setDialog] = useState<'generate' | 'zip' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => setDialog('zip')}>
        {t.zip.action}
      </Button>
      {mayGenerate && (
        <Button leftSection={<IconPlus {...icon} />} onClick={() => setDialog('generate')}>
          {t.generate.action}
        </Button>
      )}
      {dialog === 'generate' && <GenerateDialog onClose={close} />}
      {dialog === 'zip' && <MonthDialog onClose={close} />}
    </>
  );
}
