import * as api from '@move/contract/offers/offers.ts';
import { route } from '../../platform/http/route.ts';
import { listPublicCategories, listPublicLocations } from './around-offers.queries.ts';
import { getOwnOffer, getPublicOffer, listOwnOffers, listPublicOffers } from './offers.queries.ts';

export const offerRoutes = [
  route(api.listPublicOffers, listPublicOffers),
  route(api.getPublicOffer, getPublicOffer),
  route(api.listOwnOffers, listOwnOffers),
  route(api.getOwnOffer, getOwnOffer),
  route(api.listPublicLocations, listPublicLocations),
  route(api.listPublicCategories, listPublicCategories),
];
