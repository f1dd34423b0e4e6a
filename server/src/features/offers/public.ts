export { findOffer } from './offers.queries.ts';
