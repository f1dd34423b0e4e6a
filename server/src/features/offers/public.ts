export { findOffer, type Shop } from './offers.queries.ts';
