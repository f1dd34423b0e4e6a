import * as api from '@move/contract/payouts/sepa-batches.ts';
import * as ownApi from '@move/contract/payouts/payouts.ts';
import { route } from '../../platform/http/route.ts';
import { cancelSepaBatch } from './cancel-sepa-batch.ts';
import { createSepaBatch } from './create-sepa-batch.ts';
import { executeSepaBatch } from './execute-sepa-batch.ts';
import { downloadSepaBatch } from './download-sepa-batch.ts';
import { exportSepaBatch } from './export-sepa-batch.ts';
import { exportAnyPayoutStatement } from './export-any-payout-statement.ts';
import { exportPayoutStatement } from './export-payout-statement.ts';
import { getAnyPayout, getPayout, listAnyPayoutItems, listPayoutItems, listPayouts } from './payouts.queries.ts';
import { importBankReply } from './import-bank-reply.ts';
import { previewSepaBatch } from './preview-sepa-batch.ts';
import { resumeSepaBatch } from './resume-sepa-batch.ts';
import { getSepaBatch, listSepaBatches, listSepaLines, listSepaSkips } from './sepa-batches.queries.ts';

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
