export { publicKeyOf } from './tickets.ts';
