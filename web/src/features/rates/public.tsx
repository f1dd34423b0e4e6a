export { RateList } from './RateList.tsx';
export { TermList } from './TermList.tsx';
