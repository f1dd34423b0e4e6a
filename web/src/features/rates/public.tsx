export { NewRate } from './drawer/NewRate.tsx';
export { RateList } from './RateList.tsx';
export { TermList } from './TermList.tsx';
