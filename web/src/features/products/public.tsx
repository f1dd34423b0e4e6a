import { later } from '../../ui/later.tsx';

export { ProductScreen } from './ProductScreen.tsx';
/** A tab of a platform, loaded when it opens. */
export const ProductsPart = later(() => import('./ApplicationProductList.tsx').then((module) => module.ProductsPart));
