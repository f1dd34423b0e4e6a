export { findRate, locationViolations, refuseUnknownWords } from './check-offer.ts';
export { lastChangedBy, organizationOf, placeOfOffer, rateOfOffer, sportOfOffer } from './offer-columns.ts';
