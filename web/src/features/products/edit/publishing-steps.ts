import type { Product } from '@move/contract/products/products.ts';
import { type ContactRole, contactViolations } from '@move/domain/contacts/contact-roles.ts';
import { publishingViolations } from '@move/domain/products/publishing.ts';
import type { OfferStep } from '../../activities/public.tsx';

export type StepName = 'product_type_id' | 'description' | 'rate_id' | 'contacts';

type Typed = Partial<Pick<Product, 'product_type_id' | 'description' | 'rate_id' | 'price_open'>> & {
  contacts?: readonly { roles: readonly ContactRole[] }[];
};

/**
 * The steps before a product can be published, and which of them the form lacks. The server applies the same rules
 * (docs/rules/planning.md#publishing).
 */
export function publishingSteps({
  product_type_id = null,
  description = null,
  rate_id = null,
  price_open = true,
  contacts = [],
}: Typed): OfferStep<StepName>[] {
  const product = { product_type_id, description, rate_id, price_open };
  const lacking = new Set(publishingViolations(product).map(({ path }) => path[0]));
  return [
    { name: 'product_type_id', isDone: !lacking.has('product_type_id') },
    { name: 'description', isDone: !lacking.has('description') },
    { name: 'rate_id', isDone: !lacking.has('rate_id') },
    { name: 'contacts', isDone: contactViolations(contacts).length === 0 },
  ];
}
