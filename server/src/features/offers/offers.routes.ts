import {
  getOwnOffer,
  getPublicOffer,
  listOwnOffers,
  listPublicCategories,
  listPublicLocations,
  listPublicOffers,
} from '@move/contract/offers/offers.ts';
import { route } from '../../platform/http/route.ts';
import { findPublicCategories, findPublicLocations } from './around-offers.queries.ts';
import { findOffer, findOffers } from './offers.queries.ts';

export const offerRoutes = [
  route(listPublicOffers, ({ db, query, now }) => findOffers(db, query, now)),
  route(getPublicOffer, async ({ db, params, now }) => ({ offer: await findOffer(db, { ...params, now }) })),
  route(listOwnOffers, ({ db, query, now }) => findOffers(db, query, now)),
  route(getOwnOffer, async ({ db, params, now }) => ({ offer: await findOffer(db, { ...params, now }) })),
  route(listPublicLocations, ({ db, query }) => findPublicLocations(db, query)),
  route(listPublicCategories, async ({ db, applicationId }) => ({
    categories: await findPublicCategories(db, applicationId),
  })),
];
