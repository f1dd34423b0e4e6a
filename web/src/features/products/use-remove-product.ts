import { listAllProducts, listProducts, removeProduct, restoreProduct } from '@move/contract/products/products.ts';
import { useRemove } from '../../screens/use-remove.ts';

type Removed = { id: number; name: string } & ({ organization_id: number } | { organization: { id: number } });

/** Removes at once, with undo: what people bought stays theirs. */
export function useRemoveProduct(): (product: Removed) => Promise<boolean> {
  const { remove } = useRemove({
    remove: removeProduct,
    restore: restoreProduct,
    invalidates: [listProducts, listAllProducts],
  });
  return (product) => {
    const organizationId = 'organization' in product ? product.organization.id : product.organization_id;
    return remove({ params: { organizationId, productId: product.id } }, product.name);
  };
}
