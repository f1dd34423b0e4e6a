import * as changesApi from '@move/contract/finances/bank-account-changes.ts';
import * as api from '@move/contract/finances/finance-info.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLimit } from '../access/public.ts';
import { getBankAccountChange } from './bank-account-changes.queries.ts';
import { confirmBankAccountChange } from './confirm-bank-account-change.ts';
import { getFinanceInfo } from './finance-info.queries.ts';
import { releasePayouts } from './release-payouts.ts';
import { stopBankAccountChange } from './stop-bank-account-change.ts';
import { updateFinanceInfo } from './update-finance-info.ts';

export const financeRoutes = [
  route(api.getFinanceInfo, getFinanceInfo),
  route(api.updateFinanceInfo, updateFinanceInfo, { through: passwordLimit }),
  route(api.releasePayouts, releasePayouts),

  route(changesApi.getBankAccountChange, getBankAccountChange),
  route(changesApi.confirmBankAccountChange, confirmBankAccountChange),
  route(changesApi.stopBankAccountChange, stopBankAccountChange),
];
