import * as quotes from '@move/contract/cancellations/cancellation-quotes.ts';
import * as api from '@move/contract/cancellations/cancellations.ts';
import { route } from '../../platform/http/route.ts';
import { listCanceledPeople } from './canceled-people.queries.ts';
import {
  quoteActivityCancellation,
  quoteBundleCancellation,
  quoteSessionCancellation,
  quoteSessionsCancellation,
} from './cancellation-quotes.queries.ts';
import { getCancellation, listCancellations } from './cancellations.queries.ts';

export const cancellationRoutes = [
  route(api.listCancellations, listCancellations),
  route(api.getCancellation, getCancellation),
  route(api.listCanceledPeople, listCanceledPeople),
  route(quotes.quoteActivityCancellation, quoteActivityCancellation),
  route(quotes.quoteBundleCancellation, quoteBundleCancellation),
  route(quotes.quoteSessionCancellation, quoteSessionCancellation),
  route(quotes.quoteSessionsCancellation, quoteSessionsCancellation),
];
