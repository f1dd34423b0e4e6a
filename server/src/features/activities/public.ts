export { findActivity, listActivities } from './activities.queries.ts';
export { findRatePrice, locationViolations, assertKnownTaxonomy } from './checks/taxonomy-and-location.ts';
export { assertPaymentUrl } from './checks/assert-payment-url.ts';
export { readOfferChange } from './checks/read-offer-change.ts';
export { copyActivity } from './copy-activity.ts';
export {
  lastChangedBy,
  organizationOf,
  venueOfActivity,
  priceOfOffer,
  isPriceOpen,
  rateOfOffer,
  sportOfOffer,
} from './checks/offer-columns.ts';
