import {
  cancelSepaBatch,
  downloadSepaBatch,
  executeSepaBatch,
  exportSepaBatch,
  getSepaBatch,
  type SepaBatch,
} from '@move/contract/payouts/sepa-batches.ts';
import { isBatchAtWork } from '@move/domain/payouts/batch-status.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSearch } from '../../../platform/navigation/navigation.tsx';
import { notify } from '../../../platform/notify.ts';
import { invalidate, useRead } from '../../../platform/api/reads.ts';
import { ScreenTabs } from '../../../screens/ScreenTabs.tsx';
import { useConfirm } from '../../../screens/confirm.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { BATCH_LOOKS } from '../line-looks.ts';
import { sepaReads } from '../payout-paths.ts';
import { SepaFile } from './SepaFile.tsx';
import { SepaLines, SepaSkips } from './SepaLines.tsx';
import { SepaSteps } from './SepaSteps.tsx';
import { bankReplyMessages } from './bank-reply.messages.ts';
import { sepaMessages } from './sepas.messages.ts';

const BankReplyDialog = lazyPart(() => import('./BankReplyDialog.tsx').then((module) => module.BankReplyDialog));

/** Polling interval while a run is processing the batch. A small batch is ready at the first poll. */
const POLL_MS = 700;

/** A payout batch: its progress, the next step, its payments and the skipped organisations. */
export function SepaBatchDetail({ sepaBatchId }: { sepaBatchId: number }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const read = useRead(
    getSepaBatch,
    { params: { sepaBatchId } },
    {
      showsErrors: true,
      refetchInterval: (reply) =>
        reply !== undefined && isBatchAtWork(reply.sepa.status) && !reply.sepa.may.resume ? POLL_MS : false,
    },
  );
  const sepa = read.data?.sepa;
  const title = sepa === undefined ? null : t.shortName(formats.month(sepa.payout_month), sepa.id);
  useSetCrumbs(title);
  const status = sepa?.status;
  useEffect(() => {
    if (status !== undefined) void invalidate(sepaReads.filter((one) => one !== getSepaBatch));
  }, [status]);
  if (sepa === undefined || title === null) {
    return read.error === null ? (
      <ListSkeleton />
    ) : (
      <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
    );
  }
  return <ShownBatch sepa={sepa} title={title} />;
}

function ShownBatch({ sepa, title }: { sepa: SepaBatch; title: string }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { number_of_payments: count, status } = sepa;
  const day = formats.date(sepa.execution_date);
  const [menu, confirmDialog] = useCancelBatch(sepa);
  const isPreparing = status === 'preparing';
  const sums = [t.payments(formats.number(count), count === 1), formats.money(sepa.total_in_cents)];
  return (
    <>
      <PageHeader
        title={title}
        status={<Status look={BATCH_LOOKS[status]} pill />}
        meta={[
          ...(isPreparing ? [] : sums),
          ['executed', 'returning', 'canceled'].includes(status) ? t.executedOn(day) : t.on(day),
          ...(sepa.rejected_count > 0 ? [t.rejected(sepa.rejected_count)] : []),
        ]}
        actions={<Actions sepa={sepa} />}
        menu={menu}
        isLined={isPreparing}
      />
      <SepaSteps sepa={sepa} />
      {!isPreparing && <Parts sepa={sepa} />}
      {confirmDialog}
    </>
  );
}

function Parts({ sepa }: { sepa: SepaBatch }) {
  const t = useMessages(sepaMessages);
  const formats = useFormats();
  const { tab } = useSearch();
  const { id, skipped_count: skipped } = sepa;
  const part =
    tab === 'file' ? (
      <SepaFile sepa={sepa} />
    ) : tab === 'skipped' ? (
      <SepaSkips sepaBatchId={id} />
    ) : (
      <SepaLines sepaBatchId={id} />
    );
  return (
    <>
      <ScreenTabs
        tabs={[
          { href: '?', label: t.tabs.lines },
          {
            href: '?tab=skipped',
            label: skipped > 0 ? `${t.tabs.skipped} (${formats.number(skipped)})` : t.tabs.skipped,
          },
          { href: '?tab=file', label: t.tabs.file },
        ]}
      />
      {part}
    </>
  );
}

/** Canceling is in the menu: as a button next to the main button it would look like “go back”. */
function useCancelBatch(sepa: SepaBatch): [items: MenuItem[], confirmDialog: ReactNode] {
  const t = useMessages(sepaMessages).cancel;
  const [confirm, confirmDialog] = useConfirm();
  const { call } = useCall(cancelSepaBatch, { invalidates: sepaReads });
  const cancel = async () => {
    const text = sepa.may.execute ? t.textLate : t.text;
    const asked = { title: t.title, text, confirmLabel: t.confirm, cancelLabel: t.keep, isDanger: true };
    if (await confirm(asked)) await call({ params: { sepaBatchId: sepa.id } });
  };
  const items = sepa.may.cancel ? [{ label: t.action, isDanger: true, onClick: () => void cancel() }] : [];
  return [items, confirmDialog];
}

/** The next step as the main button, with the file next to it. */
function Actions({ sepa }: { sepa: SepaBatch }) {
  const t = useMessages(sepaMessages);
  const replyWords = useMessages(bankReplyMessages);
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  const [isImporting, setImporting] = useState(false);
  const params = { sepaBatchId: sepa.id };
  const exporting = useCall(exportSepaBatch, { invalidates: sepaReads });
  const executing = useCall(executeSepaBatch, { invalidates: sepaReads });
  const file = useDownload(downloadSepaBatch);
  const total = formats.money(sepa.total_in_cents);
  const exportBatch = async () => {
    const count = t.payments(formats.number(sepa.number_of_payments), sepa.number_of_payments === 1);
    const asked = { title: t.export.title(count), text: t.export.text(total), confirmLabel: t.export.action };
    if (!(await confirm(asked))) return;
    if ((await exporting.call({ params })).ok) notify.success(t.export.done);
  };
  const execute = async () => {
    const asked = { title: t.execute.title, text: t.execute.text(total), confirmLabel: t.execute.confirm };
    if (!(await confirm(asked))) return;
    await executing.call({ params });
  };
  return (
    <>
      {sepa.may.download && (
        <Button
          // after the export the file goes to the bank first
          variant={sepa.status === 'exported' && !sepa.may.execute ? 'filled' : 'default'}
          leftSection={<IconFileDownload size={17} stroke={1.75} aria-hidden />}
          loading={file.isPending}
          onClick={() => void file.download({ params }, `${sepa.msg_id ?? 'sepa'}.xml`)}
        >
          {t.download}
        </Button>
      )}
      {sepa.may.import && (
        <Button variant="default" onClick={() => setImporting(true)}>
          {replyWords.action}
        </Button>
      )}
      {sepa.status === 'draft' && (
        <Button
          loading={exporting.isPending}
          disabled={!sepa.may.export}
          title={sepa.may.export ? undefined : t.export.own}
          onClick={() => void exportBatch()}
        >
          {t.export.action}
        </Button>
      )}
      {sepa.may.execute && (
        <Button loading={executing.isPending} onClick={() => void execute()}>
          {t.execute.action}
        </Button>
      )}
      {confirmDialog}
      {isImporting && <BankReplyDialog onClose={() => setImporting(false)} />}
    </>
  );
}
