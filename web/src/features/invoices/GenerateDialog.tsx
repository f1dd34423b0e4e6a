import { generateInvoices, previewInvoices } from '@move/contract/invoices/invoices.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { getJob, type Job } from '@move/contract/jobs/jobs.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { jobPercentage } from '@move/domain/jobs/job.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorText } from '../../platform/notify.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { useWords } from '../../ui/Words.tsx';
import { generateMessages } from './generate.messages.ts';
import { invoiceReads } from './invoice-reads.ts';
import { useMonthOptions } from './use-months.ts';

const POLL_MS = 700;

/** Issues the invoices of a month after showing how many there are, and shows the progress; continues when the dialog is closed. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(generateMessages);
  const w = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const options = useMonthOptions();
  const [month, setMonth] = useState<string | null>(options[0]?.value ?? null);
  const [jobId, setJobId] = useState<string | null>(null);
  const { call, isPending, error, reset } = useCall(generateInvoices, { invalidates: [listInbox], showsErrors: true });
  const read = useRead(
    previewInvoices,
    { query: { month: month ?? '' } },
    { enabled: month !== null && jobId === null, showsErrors: true, staleTime: 0 },
  );
  // a reply from before the dialog was opened may be outdated
  const preview = read.isFetching ? undefined : read.data?.preview;
  const isEmpty = preview?.count === 0;
  const failure = error ?? read.error;
  const isUnread = read.error !== null && !read.isFetching;
  const generate = async () => {
    if (month === null) return;
    const result = await call({ body: { month } });
    if (result.ok) setJobId(result.reply.job.id);
  };
  return (
    <FormDialog
      title={t.title}
      subtitle={t.text}
      confirmLabel={
        isUnread
          ? w.retry
          : preview === undefined
            ? t.confirm
            : t.confirmCount(preview.count, formats.number(preview.count))
      }
      cancelLabel={jobId === null && !isEmpty ? undefined : t.close}
      isPending={isPending}
      isBlocked={preview === undefined && !isUnread}
      hidesConfirm={jobId !== null || isEmpty}
      onSubmit={() => void (isUnread ? read.refetch() : generate())}
      onClose={onClose}
    >
      {jobId === null ? (
        <>
          <SelectInput
            label={invoiceLabels[locale].month}
            value={month}
            options={options}
            isClearable={false}
            error={failure === null ? undefined : (errorText(failure) ?? undefined)}
            onChange={(value) => {
              reset();
              setMonth(value);
            }}
          />
          <div role="status">
            {failure === null && <Preview preview={preview} month={month === null ? '' : monthName(month, locale)} />}
          </div>
        </>
      ) : (
        <Run id={jobId} name={month === null ? '' : monthName(month, locale)} />
      )}
    </FormDialog>
  );
}

type PreviewProps = { preview: ReplyOf<typeof previewInvoices>['preview'] | undefined; month: string };

/** How many invoices will be mailed and which total, before they are: an invoice can't be taken back. */
function Preview({ preview, month }: PreviewProps) {
  const t = useMessages(generateMessages);
  const formats = useFormats();
  if (preview === undefined) return <p>{t.previewing}</p>;
  const { count, total_price_in_cents, without_address } = preview;
  if (count === 0) return <p>{t.nothing(month)}</p>;
  return (
    <>
      <p>{t.preview(count, formats.number(count), { total: formats.money(total_price_in_cents), month })}</p>
      {without_address > 0 && <p>{t.withoutAddress(without_address, formats.number(without_address))}</p>}
    </>
  );
}

function Run({ id, name }: { id: string; name: string }) {
  const t = useMessages(generateMessages);
  const formats = useFormats();
  const { data, error } = useRead(
    getJob,
    { params: { job: id } },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply !== undefined && reply.job.finished_at === null ? POLL_MS : false),
    },
  );
  const job = data?.job;
  const hasEnded = job !== undefined && job.finished_at !== null;
  useEffect(() => {
    if (hasEnded) void invalidate([...invoiceReads, listInbox]);
  }, [hasEnded]);
  if (job === undefined) return <p role="status">{error === null ? t.waiting : errorText(error)}</p>;
  if (hasEnded) return <p role="status">{endOf(job, { t, number: formats.number, name })}</p>;
  return (
    <>
      <p role="status">{job.status === 'queued' ? t.waiting : t.running(name)}</p>
      <ProgressBar percentage={jobPercentage(job)} label={t.running(name)} />
    </>
  );
}

type Words = { t: (typeof generateMessages)['nl']; number: (value: number) => string; name: string };

function endOf(job: Job, { t, number, name }: Words): string {
  if (job.status === 'failed') return job.failure ?? t.failed;
  if (job.status === 'canceled') return t.canceled;
  const count = job.result?.['invoices'] ?? 0;
  return count === 0 ? t.none(name) : t.done(count, number(count), name);
}
