import { later } from '../../ui/later.tsx';

export { ProductScreen } from './edit/ProductScreen.tsx';
/** A tab of a platform, loaded when it opens. */
export const ProductsPart = later(() =>
  import('./list/ApplicationProductList.tsx').then((module) => module.ProductsPart),
);
