import * as api from '@move/contract/offers/offers.ts';
import { fairLimit } from '../../platform/http/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { listPublicCategories, listPublicLocations } from './around-offers.queries.ts';
import { getOwnOffer, getPublicOffer, listOwnOffers, listPublicOffers } from './offers.queries.ts';

const publicReads = fairLimit(4, { each: 50, all: 500 });
/** Website and app of all platforms: half of the connections at most, and one network after another. */
const inTurn = { through: (work: () => Promise<unknown>, network: string) => publicReads(network, work) };

export const offerRoutes = [
  route(api.listPublicOffers, listPublicOffers, inTurn),
  route(api.getPublicOffer, getPublicOffer, inTurn),
  route(api.listOwnOffers, listOwnOffers, inTurn),
  route(api.getOwnOffer, getOwnOffer, inTurn),
  route(api.listPublicLocations, listPublicLocations, inTurn),
  route(api.listPublicCategories, listPublicCategories, inTurn),
];
