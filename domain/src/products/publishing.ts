import { isPriceOpen } from '../activities/publishing.ts';
import type { Violation } from '../kit/messages/messages.ts';
import { isEmpty } from '../kit/rules/presence-rules.ts';
import type { ChosenPrice } from '../rates/chosen-price.ts';

export type Publishable = ChosenPrice & {
  readonly product_type_id: number | null;
  readonly description: string | null;
};

/** What a product still lacks to be published, in the order of its form (docs/rules/planning.md#publishing). */
export function publishingViolations({ product_type_id, description, ...price }: Publishable): Violation[] {
  return [
    ...(product_type_id === null ? [{ path: ['product_type_id'], key: 'product.publish.type' } as const] : []),
    ...(isEmpty(description) ? [{ path: ['description'], key: 'activity.publish.description' } as const] : []),
    ...(isPriceOpen(price) ? [{ path: ['rate_id'], key: 'activity.publish.price' } as const] : []),
  ];
}
