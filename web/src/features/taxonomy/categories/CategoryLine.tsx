import type { CategoryRow } from '@move/contract/taxonomy/categories.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { OrderedLine } from '../../../ui/table/order/OrderedLine.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/** A category with its picture and how much uses it; a link when it can be opened. */
export function CategoryLine({ category, href }: { category: CategoryRow; href: string | null }) {
  const t = useMessages(taxonomyMessages);
  const { title, link, uses_count, image_url } = category;
  const facts = [uses_count > 0 ? t.count.offers(uses_count) : t.unused, ...(link === null ? [] : [link])];
  return <OrderedLine title={title} note={facts.join(' · ')} href={href} image={imageSource(image_url, 'small')} />;
}
