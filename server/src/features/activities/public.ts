export { findActivity, listActivities } from './activities.queries.ts';
export { findRate, locationViolations, assertKnownTaxonomy } from './checks/check-offer.ts';
export { assertPaymentUrl } from './checks/assert-payment-url.ts';
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
