export { paymentColumn } from './participants.queries.ts';
