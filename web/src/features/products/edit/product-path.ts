import type { ProductAddress } from './use-product-form.ts';

export const productPath = ({ organizationId, productId }: ProductAddress) =>
  `/organizations/${organizationId}/products/${productId}`;
