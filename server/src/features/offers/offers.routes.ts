import * as api from '@move/contract/offers/offers.ts';
import { route } from '../../platform/http/route.ts';
import { findPublicCategories, findPublicLocations } from './around-offers.queries.ts';
import { findOffer, findOffers } from './offers.queries.ts';

export const offerRoutes = [
  route(api.listPublicOffers, ({ db, query, now }) => findOffers(db, query, now)),
  route(api.getPublicOffer, async ({ db, params, now }) => ({ offer: await findOffer(db, { ...params, now }) })),
  route(api.listOwnOffers, ({ db, query, now }) => findOffers(db, query, now)),
  route(api.getOwnOffer, async ({ db, params, now }) => ({ offer: await findOffer(db, { ...params, now }) })),
  route(api.listPublicLocations, ({ db, query }) => findPublicLocations(db, query)),
  route(api.listPublicCategories, async ({ db, applicationId }) => ({
    categories: await findPublicCategories(db, applicationId),
  })),
];
