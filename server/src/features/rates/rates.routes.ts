import * as cancellationTermsApi from '@move/contract/rates/cancellation-terms.ts';
import * as api from '@move/contract/rates/rates.ts';
import { route } from '../../platform/http/route.ts';
import { createRate, restoreRate, updateRate, removeRate } from './change-rate.ts';
import {
  createCancellationTerm,
  restoreCancellationTerm,
  updateCancellationTerm,
  removeCancellationTerm,
} from './change-term.ts';
import { findRate, findRates } from './rates.queries.ts';
import { findTerm, findTerms } from './terms.queries.ts';

export const rateRoutes = [
  route(api.listRates, async ({ db, query, params }) => {
    const { rows, meta } = await findRates(db, query, params.organizationId);
    return { rates: rows, meta };
  }),
  route(api.getRate, async ({ db, params }) => ({ rate: await findRate(db, params) })),
  route(api.createRate, createRate),
  route(api.updateRate, updateRate),
  route(api.removeRate, removeRate),
  route(api.restoreRate, restoreRate),

  route(cancellationTermsApi.listCancellationTerms, async ({ db, query, params }) => {
    const { rows, meta } = await findTerms(db, query, params.organizationId);
    return { cancellation_terms: rows, meta };
  }),
  route(cancellationTermsApi.getCancellationTerm, async ({ db, params }) => ({
    cancellation_term: await findTerm(db, params),
  })),
  route(cancellationTermsApi.createCancellationTerm, createCancellationTerm),
  route(cancellationTermsApi.updateCancellationTerm, updateCancellationTerm),
  route(cancellationTermsApi.removeCancellationTerm, removeCancellationTerm),
  route(cancellationTermsApi.restoreCancellationTerm, restoreCancellationTerm),
];
