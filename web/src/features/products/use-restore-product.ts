import {
  getProduct,
  listAllProducts,
  listApplicationProducts,
  listProducts,
  restoreProduct,
} from '@move/contract/products/products.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { screenMessages } from '../../screens/screen.messages.ts';
import type { ProductAddress } from './edit/use-product-form.ts';

/** Restores a removed product, also when the undo bar is gone. Returns the function, and whether the user may restore. */
export function useRestoreProduct() {
  const words = useMessages(screenMessages).remove;
  const mayRestore = useCan(restoreProduct);
  const reads = [getProduct, listProducts, listAllProducts, listApplicationProducts];
  const { call } = useCall(restoreProduct, { invalidates: reads });
  const restore = async (params: ProductAddress, name: string): Promise<boolean> => {
    const { ok } = await call({ params });
    if (ok) notify.success(words.restored(name));
    return ok;
  };
  return [restore, mayRestore] as const;
}
