export { useLivePeople } from './use-live-people.ts';
