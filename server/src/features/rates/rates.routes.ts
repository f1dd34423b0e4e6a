import {
  createCancellationTerm,
  getCancellationTerm,
  listCancellationTerms,
  removeCancellationTerm,
  restoreCancellationTerm,
  updateCancellationTerm,
} from '@move/contract/rates/cancellation-terms.ts';
import { createRate, getRate, listRates, removeRate, restoreRate, updateRate } from '@move/contract/rates/rates.ts';
import { route } from '../../platform/http/route.ts';
import { addRate, bringBackRate, changeRate, dropRate } from './change-rate.ts';
import { addTerm, bringBackTerm, changeTerm, dropTerm } from './change-term.ts';
import { findRate, findRates } from './rates.queries.ts';
import { findTerm, findTerms } from './terms.queries.ts';

export const rateRoutes = [
  route(listRates, async ({ db, query, params }) => {
    const { rows, meta } = await findRates(db, query, params.organizationId);
    return { rates: rows, meta };
  }),
  route(getRate, async ({ db, params }) => ({ rate: await findRate(db, params) })),
  route(createRate, addRate),
  route(updateRate, changeRate),
  route(removeRate, dropRate),
  route(restoreRate, bringBackRate),

  route(listCancellationTerms, async ({ db, query, params }) => {
    const { rows, meta } = await findTerms(db, query, params.organizationId);
    return { cancellation_terms: rows, meta };
  }),
  route(getCancellationTerm, async ({ db, params }) => ({ cancellation_term: await findTerm(db, params) })),
  route(createCancellationTerm, addTerm),
  route(updateCancellationTerm, changeTerm),
  route(removeCancellationTerm, dropTerm),
  route(restoreCancellationTerm, bringBackTerm),
];
