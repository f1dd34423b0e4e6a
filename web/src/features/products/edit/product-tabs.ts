import { updateProductLabels } from '@move/contract/labels/assigned-labels.ts';
import type { ProductChange } from '@move/contract/products/products.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { type EditTab, fieldsOfBody, fieldsOn, type TabByField } from '../../../screens/edit/edit-tabs.ts';
import { productMessages } from '../products.messages.ts';
import { productPath } from './product-path.ts';
import type { ProductAddress } from './use-product-form.ts';

const tabByField: TabByField<ProductChange, 'information' | 'location'> = {
  name: 'information',
  product_type_id: 'information',
  sport_id: 'information',
  category_ids: 'information',
  tag_ids: 'information',
  description: 'information',
  image: 'information',
  rate_id: 'information',
  price_open: 'information',
  spots: 'information',
  payment_url: 'information',
  level: 'information',
  age_from: 'information',
  age_to: 'information',
  gender: 'information',
  is_accessible: 'information',
  should_validate_age: 'information',
  concept: 'information',
  contacts: 'information',
  location_id: 'location',
};

/** The tabs of a product, each with the fields whose errors it shows. */
export function useProductTabs(address: ProductAddress): readonly EditTab[] {
  const t = useMessages(productMessages).tabs;
  const mayEdit = useCan('edit-product');
  const mayLabel = useCan('assign-labels');
  const maySee = useCan('view-product');
  const base = productPath(address);
  return [
    ...(mayEdit
      ? [
          { href: base, label: t.information, fields: fieldsOn(tabByField, 'information') },
          { href: `${base}/location`, label: t.location, fields: fieldsOn(tabByField, 'location') },
          { href: `${base}/questions`, label: t.questions },
        ]
      : []),
    ...(mayLabel ? [{ href: `${base}/labels`, label: t.labels, fields: fieldsOfBody(updateProductLabels) }] : []),
    ...(maySee ? [{ href: `${base}/purchases`, label: t.purchases }] : []),
  ];
}
