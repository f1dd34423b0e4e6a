import * as api from '@move/contract/payouts/sepa-batches.ts';
import * as ownApi from '@move/contract/payouts/payouts.ts';
import { route } from '../../platform/http/route.ts';
import { cancelSepaBatch } from './batches/cancel-sepa-batch.ts';
import { createSepaBatch } from './batches/create-sepa-batch.ts';
import { executeSepaBatch } from './batches/execute-sepa-batch.ts';
import { downloadSepaBatch } from './batches/download-sepa-batch.ts';
import { exportSepaBatch } from './batches/export-sepa-batch.ts';
import { exportAnyPayoutStatement } from './statements/export-any-payout-statement.ts';
import { exportPayoutStatement } from './statements/export-payout-statement.ts';
import { getAnyPayout, getPayout, listAnyPayoutItems, listPayoutItems, listPayouts } from './payouts.queries.ts';
import { importBankReply } from './bank-replies/import-bank-reply.ts';
import { previewSepaBatch } from './batches/preview-sepa-batch.ts';
import { resumeSepaBatch } from './batches/resume-sepa-batch.ts';
import { getSepaBatch, listSepaBatches, listSepaLines, listSepaSkips } from './batches/sepa-batches.queries.ts';

export const payoutRoutes = [
  route(api.listSepaBatches, listSepaBatches),
  route(api.previewSepaBatch, previewSepaBatch),
  route(api.createSepaBatch, createSepaBatch),
  route(api.importBankReply, importBankReply),
  route(api.getSepaBatch, getSepaBatch),
  route(api.listSepaLines, listSepaLines),
  route(api.listSepaSkips, listSepaSkips),
  route(api.exportSepaBatch, exportSepaBatch),
  route(api.downloadSepaBatch, downloadSepaBatch),
  route(api.executeSepaBatch, executeSepaBatch),
  route(api.cancelSepaBatch, cancelSepaBatch),
  route(api.resumeSepaBatch, resumeSepaBatch),

  route(ownApi.listPayouts, listPayouts),
  route(ownApi.getPayout, getPayout),
  route(ownApi.listPayoutItems, listPayoutItems),
  route(ownApi.exportPayoutStatement, exportPayoutStatement),
  route(ownApi.getAnyPayout, getAnyPayout),
  route(ownApi.listAnyPayoutItems, listAnyPayoutItems),
  route(ownApi.exportAnyPayoutStatement, exportAnyPayoutStatement),
];
