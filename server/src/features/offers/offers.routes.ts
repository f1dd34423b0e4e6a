import * as api from '@move/contract/offers/offers.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import {
  listPublicCampaigns,
  listPublicCategories,
  listPublicFilters,
  listPublicLocations,
} from './around-offers.queries.ts';
import { getOwnOffer, getPublicOffer, listOwnOffers, listPublicOffers } from './offers.queries.ts';

/** Limits website and app of all platforms to a third of the connections (docs/adr/0024-public-reads-take-turns.md). */
const inTurn = { through: bySender(fairLimit(4, { each: 50, all: 500 })) };

export const offerRoutes = [
  route(api.listPublicOffers, listPublicOffers, inTurn),
  route(api.getPublicOffer, getPublicOffer, inTurn),
  route(api.listOwnOffers, listOwnOffers, inTurn),
  route(api.getOwnOffer, getOwnOffer, inTurn),
  route(api.listPublicLocations, listPublicLocations, inTurn),
  route(api.listPublicFilters, listPublicFilters, inTurn),
  route(api.listPublicCategories, listPublicCategories, inTurn),
  route(api.listPublicCampaigns, listPublicCampaigns, inTurn),
];
