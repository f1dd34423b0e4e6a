import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { TermMeaningProps } from './TermMeaning.tsx';

/** What cancellation terms refund; loads when terms are shown. */
export const LazyTermMeaning = lazyPart<TermMeaningProps>(() =>
  import('./TermMeaning.tsx').then((module) => module.TermMeaning),
);
