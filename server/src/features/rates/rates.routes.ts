import * as cancellationTermsApi from '@move/contract/rates/cancellation-terms.ts';
import * as api from '@move/contract/rates/rates.ts';
import { route } from '../../platform/http/route.ts';
import { createCancellationTerm } from './cancellation-terms/create-cancellation-term.ts';
import { createRate } from './create-rate.ts';
import { getRate, listRates } from './rates.queries.ts';
import { removeCancellationTerm } from './cancellation-terms/remove-cancellation-term.ts';
import { removeRate } from './remove-rate.ts';
import { restoreCancellationTerm } from './cancellation-terms/restore-cancellation-term.ts';
import { restoreRate } from './restore-rate.ts';
import { getCancellationTerm, listCancellationTerms } from './cancellation-terms/terms.queries.ts';
import { updateCancellationTerm } from './cancellation-terms/update-cancellation-term.ts';
import { updateRate } from './update-rate.ts';

export const rateRoutes = [
  route(api.listRates, listRates),
  route(api.getRate, getRate),
  route(api.createRate, createRate),
  route(api.updateRate, updateRate),
  route(api.removeRate, removeRate),
  route(api.restoreRate, restoreRate),

  route(cancellationTermsApi.listCancellationTerms, listCancellationTerms),
  route(cancellationTermsApi.getCancellationTerm, getCancellationTerm),
  route(cancellationTermsApi.createCancellationTerm, createCancellationTerm),
  route(cancellationTermsApi.updateCancellationTerm, updateCancellationTerm),
  route(cancellationTermsApi.removeCancellationTerm, removeCancellationTerm),
  route(cancellationTermsApi.restoreCancellationTerm, restoreCancellationTerm),
];
