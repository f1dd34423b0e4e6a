import type { ProductRow } from '@move/contract/products/products.ts';
import type { StatusLook } from '../../ui/marks/status-looks.ts';
import { STATUS } from '../../ui/marks/statuses.ts';
import { offerStatusLook } from '../activities/public.tsx';

type Shown = Pick<ProductRow, 'concept' | 'payment_url' | 'removed_at'>;

/** The status of a product: removed, else a draft, else where it is sold. */
export const productStatusOf = ({ concept, payment_url, removed_at }: Shown): StatusLook =>
  removed_at === null ? offerStatusLook({ concept, payment_url, no_signup_required: false }) : STATUS.offer.removed;
