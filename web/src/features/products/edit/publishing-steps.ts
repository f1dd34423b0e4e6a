import type { Product } from '@move/contract/products/products.ts';
import { type ContactRole, contactViolations } from '@move/domain/contacts/contact-roles.ts';
import { publishingViolations } from '@move/domain/products/publishing.ts';
import type { OfferStep } from '../../activities/public.tsx';

export type StepName = 'product_type_id' | 'description' | 'contacts';

type Typed = Partial<Pick<Product, 'product_type_id' | 'description'>> & {
  contacts?: readonly { roles: readonly ContactRole[] }[];
};

/**
 * What a product needs to be published and what the form lacks; the server refuses by the same rules
 * (docs/rules/planning.md#publishing).
 */
export function publishingSteps({
  product_type_id = null,
  description = null,
  contacts = [],
}: Typed): OfferStep<StepName>[] {
  const lacking = new Set(publishingViolations({ product_type_id, description }).map(({ path }) => path[0]));
  return [
    { name: 'product_type_id', isDone: !lacking.has('product_type_id') },
    { name: 'description', isDone: !lacking.has('description') },
    { name: 'contacts', isDone: contactViolations(contacts).length === 0 },
  ];
}
