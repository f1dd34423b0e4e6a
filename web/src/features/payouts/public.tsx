export { PayoutList } from './PayoutList.tsx';
