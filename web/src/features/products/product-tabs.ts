import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { productMessages } from './products.messages.ts';
import type { ProductAddress } from './use-product-form.ts';

export const productPath = ({ organizationId, productId }: ProductAddress) =>
  `/organizations/${organizationId}/products/${productId}`;

const INFORMATION = [
  'name',
  'product_type_id',
  'sport_id',
  'category_ids',
  'tag_ids',
  'description',
  'image',
  'rate_id',
  'spots',
  'payment_url',
  'level',
  'age_from',
  'age_to',
  'gender',
  'is_accessible',
  'should_validate_age',
  'contacts',
];

/** The tabs of a product, each with the fields whose errors it carries. */
export function useProductTabs(address: ProductAddress): readonly EditTab[] {
  const t = useMessages(productMessages).tabs;
  const mayEdit = useCan('edit-product');
  const mayLabel = useCan('assign-labels');
  const maySee = useCan('view-product');
  const base = productPath(address);
  return [
    ...(mayEdit
      ? [
          { href: base, label: t.information, fields: INFORMATION },
          { href: `${base}/location`, label: t.location, fields: ['location_id'] },
          { href: `${base}/questions`, label: t.questions },
        ]
      : []),
    ...(mayLabel ? [{ href: `${base}/labels`, label: t.labels, fields: ['labels'] }] : []),
    ...(maySee ? [{ href: `${base}/purchases`, label: t.purchases }] : []),
  ];
}
