import {
  getProduct,
  listAllProducts,
  listProducts,
  removeProduct,
  restoreProduct,
} from '@move/contract/products/products.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorText } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { productMessages } from './products.messages.ts';

type Removed = { id: number; name: string } & ({ organization_id: number } | { organization: { id: number } });

/** Removes a product at once, with undo; asks first when it has unpaid purchases. Render the dialog once. */
export function useRemoveProduct(): [remove: (product: Removed) => Promise<boolean>, dialog: ReactNode] {
  const t = useMessages(productMessages).removing;
  const [confirm, dialog] = useConfirm();
  const { remove } = useRemove({
    remove: removeProduct,
    restore: restoreProduct,
    invalidates: [getProduct, listProducts, listAllProducts],
    confirm: async (refusal, input, name) => {
      const question = { title: t.title(name), text: t.text(errorText(refusal) ?? ''), confirmLabel: t.confirm };
      return (await confirm({ ...question, isDanger: true })) ? { ...input, query: { force: '1' as const } } : null;
    },
  });
  const ask = (product: Removed) => {
    const organizationId = 'organization' in product ? product.organization.id : product.organization_id;
    return remove({ params: { organizationId, productId: product.id } }, product.name);
  };
  return [ask, dialog];
}
