export { NewRate } from './drawer/NewRate.tsx';
export { LazyTermMeaning } from './periods/LazyTermMeaning.tsx';
export { RateList } from './RateList.tsx';
export { TermList } from './TermList.tsx';
