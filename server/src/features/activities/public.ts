export { findActivity } from './activities.queries.ts';
