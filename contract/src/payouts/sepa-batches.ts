import { JOB_STATUSES } from '@move/domain/jobs/job.ts';
import { BATCH_STATUSES, LINE_STATUSES } from '@move/domain/payouts/batch-status.ts';
import { SKIP_REASONS } from '@move/domain/payouts/payout-outcome.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, IsoDate, Month, Named, QueryFlag } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { UploadedFile } from '../kit/upload.ts';
import { payoutLabels } from './payouts.labels.ts';

export const PayoutMonth = Month;

const summary = {
  id: Id,
  payout_month: PayoutMonth,
  execution_date: IsoDate,
  status: z.enum(BATCH_STATUSES),
  number_of_payments: Count,
  total_in_cents: Count,
  /** Payments that the bank refused or returned. */
  rejected_count: Count,
  created_at: Instant,
};
const SepaBatchRow = z.strictObject(summary);
export type SepaBatchRow = z.output<typeof SepaBatchRow>;

/** One payment of a batch, to one organisation. */
export const SepaLine = z.strictObject({
  id: Id,
  organization: Named,
  /** `NL••••0101`. */
  iban_masked: z.string(),
  account_name: z.string(),
  amount_in_cents: Count,
  orders_count: Count,
  status: z.enum(LINE_STATUSES),
  /** Why it ended: the bank's code with its words, or that the account is no longer confirmed. */
  ended_reason: z.string().nullable(),
});
export type SepaLine = z.output<typeof SepaLine>;

/** An organisation that gets nothing, and why; its amount stays open. */
export const SepaSkip = z.strictObject({
  organization: Named,
  amount_in_cents: z.int(),
  reason: z.enum(SKIP_REASONS),
});
export type SepaSkip = z.output<typeof SepaSkip>;

/** The most lines, and skipped organisations, in the reply of a batch; the lists of both have the rest. */
export const LINES_SHOWN = 250;

export const SepaBatch = z.strictObject({
  ...summary,
  lines: z.array(SepaLine),
  skipped: z.array(SepaSkip),
  skipped_count: Count,
  /** Its name at the bank. */
  msg_id: z.string().nullable(),
  /** SHA-256 of the file, in hexadecimal. */
  file_sha256: z.string().nullable(),
  rejected_reason: z.string().nullable(),
  created_by: z.string().nullable(),
  exported_by: z.string().nullable(),
  exported_at: Instant.nullable(),
  executed_by: z.string().nullable(),
  executed_at: Instant.nullable(),
  canceled_by: z.string().nullable(),
  canceled_at: Instant.nullable(),
  /** The run that makes, executes or cancels it; null when it is complete. */
  run: z
    .strictObject({
      status: z.enum(JOB_STATUSES),
      /** Organisations. */
      done: Count,
      total: Count,
      /** Why it stopped, in the reader's language. */
      failure: z.string().nullable(),
      /** The request that started the run: support looks it up in the log. */
      request_id: z.string().nullable(),
    })
    .nullable(),
  may: z.strictObject({
    /** False for who created the batch, while there is another superadmin. */
    export: Flag,
    /** Not before its day. */
    execute: Flag,
    /** From its day on false for who exported it, and for who was made superadmin by another one in the last week. */
    cancel: Flag,
    download: Flag,
    import: Flag,
    /** Its run failed: a superadmin may let it go on. */
    resume: Flag,
  }),
});
export type SepaBatch = z.output<typeof SepaBatch>;

const PATH = '/v1/admin/sepas';
const ONE = `${PATH}/:sepaBatchId` as const;
const guard = { permission: 'role:superadmin', scope: 'all', labels: payoutLabels } as const;
const write = { ...guard, refusesImpersonation: true } as const;

export const listSepaBatches = endpoint({
  ...guard,
  name: 'listSepaBatches',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['payout_month', 'execution_date', 'total_in_cents', 'created_at'],
    order: 'desc',
    filters: {
      status: z.enum(BATCH_STATUSES).optional(),
      payoutMonth: PayoutMonth.optional(),
      /** Drafts that the caller may export. */
      mayExport: QueryFlag.optional(),
      /** With payments that the bank returned, to an organisation that has been in no batch since. */
      hasReturned: QueryFlag.optional(),
    },
  }),
  reply: {
    ...pageOf('sepas', SepaBatchRow),
    /** Without canceled batches, unless nothing else is found. */
    totals: z.strictObject({ number_of_payments: Count, total_in_cents: Count, left_out: Count }),
  },
});

/** What would be paid to an organisation. */
const PreviewLine = SepaLine.pick({
  organization: true,
  iban_masked: true,
  account_name: true,
  amount_in_cents: true,
  orders_count: true,
});

export const SepaPreview = z.strictObject({
  payout_month: PayoutMonth,
  /** The first day on which the bank can carry it out. */
  earliest_execution_date: IsoDate,
  /** A batch is made for a day within 60 days. */
  latest_execution_date: IsoDate,
  number_of_payments: Count,
  total_in_cents: Count,
  /** Organisations with something open that get nothing now, by reason. */
  skipped_by_reason: z.array(z.strictObject({ reason: z.enum(SKIP_REASONS), count: Count, total_in_cents: z.int() })),
  /** The largest amounts first; of the organisations that `search` finds. */
  lines: z.array(PreviewLine),
  skipped: z.array(SepaSkip),
  /** Settings of the operator that are missing: without them no batch is made. */
  missing_settings: z.array(z.string()),
});
export type SepaPreview = z.output<typeof SepaPreview>;

/** What a batch of the month would pay, and who is skipped and why. */
export const previewSepaBatch = endpoint({
  ...guard,
  name: 'previewSepaBatch',
  method: 'GET',
  path: `${PATH}/preview`,
  query: z.object({ payoutMonth: PayoutMonth, search: z.string().trim().max(200).default('') }),
  reply: { preview: SepaPreview },
});

/** Starts to make a draft with a line for each organisation that is paid; `getSepaBatch` says how far it is. */
export const createSepaBatch = endpoint({
  ...write,
  name: 'createSepaBatch',
  method: 'POST',
  path: PATH,
  body: z.object({ payout_month: PayoutMonth, execution_date: IsoDate }),
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.settings', 'payout.busy'],
});

export const getSepaBatch = endpoint({
  ...guard,
  name: 'getSepaBatch',
  method: 'GET',
  path: ONE,
  reply: { sepa: SepaBatch },
});

export const listSepaLines = endpoint({
  ...guard,
  name: 'listSepaLines',
  method: 'GET',
  path: `${ONE}/lines`,
  query: pageQuery({
    sort: ['organization', 'amount_in_cents', 'orders_count'],
    filters: { status: z.enum(LINE_STATUSES).optional() },
  }),
  reply: {
    ...pageOf('lines', SepaLine),
    /** Without payments that ended, unless nothing else is found. */
    totals: z.strictObject({ orders_count: Count, amount_in_cents: Count, left_out: Count }),
  },
});

export const listSepaSkips = endpoint({
  ...guard,
  name: 'listSepaSkips',
  method: 'GET',
  path: `${ONE}/skipped`,
  query: pageQuery({
    sort: ['organization', 'amount_in_cents'],
    filters: { reason: z.enum(SKIP_REASONS).optional() },
  }),
  reply: { ...pageOf('skipped', SepaSkip), totals: z.strictObject({ amount_in_cents: z.int() }) },
});

/** Makes the file for the bank and freezes it. Another superadmin than who created the batch, where there is another. */
export const exportSepaBatch = endpoint({
  ...write,
  name: 'exportSepaBatch',
  method: 'POST',
  path: `${ONE}/export`,
  reply: { sepa: SepaBatch },
  status: 200,
  problems: [
    'payout.state',
    'payout.own_batch',
    'payout.execution_date',
    'payout.settings',
    'payout.file',
    'payout.nothing',
  ],
});

/** The frozen pain.001. Of a batch that isn't exported, or is canceled, there is none. */
export const downloadSepaBatch = endpoint({
  ...write,
  name: 'downloadSepaBatch',
  method: 'GET',
  path: `${ONE}/download`,
  reply: 'file',
  problems: ['payout.file', 'payout.state'],
});

/** The bank has carried it out, on its day or later: starts to settle orders and invoices; organisations are mailed at its end. */
export const executeSepaBatch = endpoint({
  ...write,
  name: 'executeSepaBatch',
  method: 'POST',
  path: `${ONE}/execute`,
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.state', 'payout.busy', 'payout.early'],
});

/** Starts to release all that the batch would have paid. From the day of an exported one on not by who exported it. */
export const cancelSepaBatch = endpoint({
  ...write,
  name: 'cancelSepaBatch',
  method: 'POST',
  path: `${ONE}/cancel`,
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.state', 'payout.busy', 'payout.cancel_late'],
});

/** Goes on with a batch whose run failed. */
export const resumeSepaBatch = endpoint({
  ...write,
  name: 'resumeSepaBatch',
  method: 'POST',
  path: `${ONE}/resume`,
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.state', 'job.not_failed'],
});

/** What a bank’s answer said of payments that we sent. */
const BankReply = z.strictObject({
  kind: z.enum(['pain.002', 'camt.053']),
  /** Payments that ended by it; a second time none do. */
  rejected: Count,
  /** Payments that had ended by an earlier answer. */
  known: Count,
  /** Their EndToEndIds: returned by the bank, but canceled here before, so that they stay as they are. */
  not_taken: z.array(z.string()),
  sepa_batch_ids: z.array(Id),
});

/**
 * Takes in what the bank answered: a status report (pain.002) or a statement (camt.053). What it refused or returned ends with its reason
 * and counts in the next payout; an answer whose ids or amounts don't fit is refused as a whole.
 */
export const importBankReply = endpoint({
  ...write,
  name: 'importBankReply',
  method: 'POST',
  path: `${PATH}/bank-reply`,
  upload: { kinds: ['xml'], maxBytes: 5 * 1024 * 1024 },
  body: z.object({ file: UploadedFile }),
  reply: { bank_reply: BankReply },
  status: 200,
  problems: ['payout.busy'],
});
