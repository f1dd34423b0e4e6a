export { listSepaBatches } from './batches/sepa-batches.queries.ts';
