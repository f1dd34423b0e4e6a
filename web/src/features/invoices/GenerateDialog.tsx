import { generateInvoices } from '@move/contract/invoices/invoices.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { getJob, type Job } from '@move/contract/jobs/jobs.ts';
import { percentageOf } from '@move/domain/jobs/job.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorText } from '../../platform/notify.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { ProgressLane } from '../../ui/marks/ProgressLane.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { invoiceReads } from './invoice-reads.ts';
import { invoiceMessages } from './invoices.messages.ts';
import { useMonthOptions } from './use-months.ts';

const LOOK_MS = 700;

/** Issues the invoices of a month, and shows the progress; continues when the dialog is closed. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(invoiceMessages).generate;
  const locale = useLocale();
  const options = useMonthOptions();
  const [month, setMonth] = useState<string | null>(options[0]?.value ?? null);
  const [jobId, setJobId] = useState<string | null>(null);
  const { call, isPending, error, reset } = useCall(generateInvoices, { invalidates: [listInbox], showsErrors: true });
  const generate = async () => {
    if (month === null) return;
    const result = await call({ body: { month } });
    if (result.ok) setJobId(result.reply.job.id);
  };
  return (
    <FormDialog
      title={t.title}
      subtitle={t.text}
      confirmLabel={t.confirm}
      cancelLabel={jobId === null ? undefined : t.close}
      isPending={isPending}
      isBlocked={month === null}
      hidesConfirm={jobId !== null}
      onSubmit={() => void generate()}
      onClose={onClose}
    >
      {jobId === null ? (
        <SelectInput
          label={invoiceLabels[locale].month}
          value={month}
          options={options}
          isClearable={false}
          error={error === null ? undefined : (errorText(error) ?? undefined)}
          onChange={(value) => {
            reset();
            setMonth(value);
          }}
        />
      ) : (
        <Run id={jobId} name={month === null ? '' : monthName(month, locale)} />
      )}
    </FormDialog>
  );
}

function Run({ id, name }: { id: string; name: string }) {
  const t = useMessages(invoiceMessages).generate;
  const formats = useFormats();
  const { data, error } = useRead(
    getJob,
    { params: { job: id } },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply !== undefined && reply.job.finished_at === null ? LOOK_MS : false),
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
      <ProgressLane percentage={percentageOf(job)} label={t.running(name)} />
    </>
  );
}

type Words = { t: (typeof invoiceMessages)['nl']['generate']; number: (value: number) => string; name: string };

function endOf(job: Job, { t, number, name }: Words): string {
  if (job.status === 'failed') return job.failure ?? t.failed;
  if (job.status === 'canceled') return t.canceled;
  const count = job.result?.['invoices'] ?? 0;
  return count === 0 ? t.none(name) : t.done(count, number(count), name);
}
