import { JOB_STATUSES } from '@move/domain/jobs/job.ts';
import { BATCH_STATUSES, LINE_STATUSES } from '@move/domain/payouts/batch-status.ts';
import { SKIP_REASONS } from '@move/domain/payouts/skip-reason.ts';
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
  /** Why it ended: the bank's code with its text, or that the account is no longer confirmed. */
  ended_reason: z.string().nullable(),
});
export type SepaLine = z.output<typeof SepaLine>;

/** An organisation that isn't paid, and why; its amount stays open. */
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
  /** Its id at the bank. */
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
      /** Counted in organisations. */
      done: Count,
      total: Count,
      /** Why it failed, in the reader's language. */
      failure: z.string().nullable(),
      /** The request that started the run, by which support finds it in the log. */
      request_id: z.string().nullable(),
    })
    .nullable(),
  may: z.strictObject({
    /**
     * Only for a draft. The creator may export it only if there was no other superadmin since its creation, or in the week before;
     * another superadmin only if already a second pair of eyes at its creation (docs/rules/access.md#superadmins).
     */
    export: Flag,
    /** False before its execution day. */
    execute: Flag,
    /**
     * False from its execution day on for the superadmin who exported it, and for one who was appointed by another superadmin in the last
     * week.
     */
    cancel: Flag,
    download: Flag,
    import: Flag,
    /** Its run failed: a superadmin may continue it. */
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
      /** Batches with a payment that the bank returned, if its organisation has been in no batch since. */
      hasReturned: QueryFlag.optional(),
    },
  }),
  reply: {
    ...pageOf('sepas', SepaBatchRow),
    /** The sums leave out drafts and canceled batches, unless the list has no others. `returned_in_cents` is the part that the bank returned. */
    totals: z.strictObject({
      number_of_payments: Count,
      total_in_cents: Count,
      returned_in_cents: Count,
      left_out: Count,
    }),
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
  /** The first day on which the bank can execute it. */
  earliest_execution_date: IsoDate,
  /** The last possible day, within 60 days. */
  latest_execution_date: IsoDate,
  number_of_payments: Count,
  total_in_cents: Count,
  /** Organisations with an open amount that aren't paid now, by reason. */
  skipped_by_reason: z.array(z.strictObject({ reason: z.enum(SKIP_REASONS), count: Count, total_in_cents: z.int() })),
  /** Largest amounts first; only organisations that `search` finds. */
  lines: z.array(PreviewLine),
  skipped: z.array(SepaSkip),
  /** Settings of the operator that are missing: without them no batch can be made. */
  missing_settings: z.array(z.string()),
});
export type SepaPreview = z.output<typeof SepaPreview>;

/** What a batch of the month would pay, and which organisations are skipped and why. */
export const previewSepaBatch = endpoint({
  ...guard,
  name: 'previewSepaBatch',
  method: 'GET',
  path: `${PATH}/preview`,
  query: z.object({ payoutMonth: PayoutMonth, search: z.string().trim().max(200).default('') }),
  reply: { preview: SepaPreview },
});

/** Starts making a draft with a line for each organisation that is paid; `getSepaBatch` returns its progress. */
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
    /** The sums leave out ended payments, unless the list has no others. */
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

/** Makes the file for the bank and freezes it. `may.export` of the batch says whether the caller may. */
export const exportSepaBatch = endpoint({
  ...write,
  name: 'exportSepaBatch',
  method: 'POST',
  path: `${ONE}/export`,
  reply: { sepa: SepaBatch },
  status: 200,
  problems: [
    'payout.state',
    'money.restored',
    'payout.own_batch',
    'payout.execution_date',
    'payout.settings',
    'payout.file',
    'payout.nothing',
  ],
});

/** The frozen pain.001. A batch that isn't exported, or is canceled, has none. */
export const downloadSepaBatch = endpoint({
  ...write,
  name: 'downloadSepaBatch',
  method: 'GET',
  path: `${ONE}/download`,
  reply: 'file',
  problems: ['payout.file', 'payout.state'],
});

/**
 * Records that the bank has executed the batch, on its day or later. Starts settling orders and invoices; organisations are mailed at the
 * end.
 */
export const executeSepaBatch = endpoint({
  ...write,
  name: 'executeSepaBatch',
  method: 'POST',
  path: `${ONE}/execute`,
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.state', 'payout.busy', 'payout.early'],
});

/**
 * Starts releasing everything that the batch would have paid. From the execution day of an exported batch on, the superadmin who exported
 * it can't cancel it.
 */
export const cancelSepaBatch = endpoint({
  ...write,
  name: 'cancelSepaBatch',
  method: 'POST',
  path: `${ONE}/cancel`,
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.state', 'payout.busy', 'payout.cancel_late'],
});

/** Continues a batch whose run failed. */
export const resumeSepaBatch = endpoint({
  ...write,
  name: 'resumeSepaBatch',
  method: 'POST',
  path: `${ONE}/resume`,
  reply: { sepa: SepaBatch },
  status: 202,
  problems: ['payout.state', 'job.not_failed'],
});

/** What a bank’s reply says about our payments. */
const BankReply = z.strictObject({
  kind: z.enum(['pain.002', 'camt.053']),
  /** The number of payments that this reply ended; 0 when the same reply was imported before. */
  rejected: Count,
  /** The number of payments in it that an earlier reply had ended. */
  known: Count,
  /** The EndToEndIds of payments that the bank returned but that were canceled here before; these are left as they are. */
  not_taken: z.array(z.string()),
  sepa_batch_ids: z.array(Id),
});

/**
 * Imports a reply of the bank: a status report (pain.002) or a statement (camt.053). Payments that the bank refused or returned end with
 * its reason and count in the next payout; a reply whose ids or amounts don't match is refused as a whole. A reply that refuses a whole
 * exported batch can, from the execution day of that batch on, only be imported by a superadmin who may cancel it.
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
  problems: ['payout.busy', 'payout.cancel_late'],
});
