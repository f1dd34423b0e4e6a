import type { ProductRow } from '@move/contract/products/products.ts';
import { offerStatusOf } from '../activities/public.tsx';

/** How a product stands: a draft before all else, then where it is sold. */
export const productStatusOf = ({ concept, payment_url }: Pick<ProductRow, 'concept' | 'payment_url'>) =>
  offerStatusOf({ concept, payment_url, no_signup_required: false });
