import { lazyPart } from '../../ui/lazy-part.tsx';

export { useCategoryTabs } from './categories/use-category-tabs.ts';
export { usePlatformOptions } from './use-platform-options.ts';
/** A tab of a platform, loaded when it opens. */
export const CategoriesPart = lazyPart(() =>
  import('./categories/CategoriesPart.tsx').then((module) => module.CategoriesPart),
);
