import { lazyPart } from '../../ui/lazy-part.tsx';

export { ProductScreen } from './edit/ProductScreen.tsx';
/** A tab of a platform, loaded when it opens. */
export const ProductsPart = lazyPart(() =>
  import('./list/ApplicationProductList.tsx').then((module) => module.ProductsPart),
);
