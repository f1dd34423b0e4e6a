import { useMessages } from '../../../platform/texts/messages.ts';
import { OfferRail, usePriceTexts } from '../../activities/public.tsx';
import { productFormMessages } from './product-form.messages.ts';
import { publishingSteps, type StepName } from './publishing-steps.ts';
import type { ProductForm, ProductRecord } from './use-product-form.ts';

type ProductRailProps = { form: ProductForm; product: ProductRecord; onGo: (name: StepName) => void };

/** The publishing checklist, and who can buy the product now. */
export function ProductRail({ form, product, onGo }: ProductRailProps) {
  const t = useMessages(productFormMessages);
  const typed = form.fields.useValues();
  const words: Record<StepName, [done: string, open: string]> = {
    product_type_id: [t.publish.type, t.publish.typeOpen],
    description: [t.publish.description, t.publish.descriptionOpen],
    rate_id: usePriceTexts(product, typed.rate_id),
    contacts: [t.publish.roles, t.publish.roles],
  };
  const items = publishingSteps(typed).map(({ name, isDone }) => ({
    id: name,
    label: words[name][isDone ? 0 : 1],
    isDone,
    onGo: () => onGo(name),
  }));
  return <OfferRail isDraft={product.concept} items={items} visibility={t.visibility[visibilityOf(product)]} />;
}

function visibilityOf({ concept, payment_url, spots, taken }: ProductRecord) {
  if (concept) return 'concept';
  if (payment_url !== null) return 'external';
  if (spots === 0) return 'closed';
  return spots !== null && taken >= spots ? 'soldOut' : 'live';
}
