import { duplicateProduct } from '@move/contract/products/products.ts';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { productMessages } from './products.messages.ts';

const ProductCopy = lazyPart(() => import('./ProductCopy.tsx').then((module) => module.ProductCopy));

type Copied = { id: number; name: string };

/** The menu item to copy a product, for users who may create products. Render the drawer once. */
export function useCopyProduct(organizationId: number): [items: (product: Copied) => MenuItem[], drawer: ReactNode] {
  const { action } = useMessages(productMessages).copy;
  const mayCopy = useCan(duplicateProduct);
  const [copied, setCopied] = useState<Copied | null>(null);
  const icon = <IconCopy size={17} stroke={1.75} aria-hidden />;
  const items = (product: Copied) => (mayCopy ? [{ label: action, icon, onClick: () => setCopied(product) }] : []);
  const drawer = copied && (
    <ProductCopy product={copied} organizationId={organizationId} onClose={() => setCopied(null)} />
  );
  return [items, drawer];
}
