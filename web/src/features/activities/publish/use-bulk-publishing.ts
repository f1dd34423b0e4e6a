import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { publishManyMessages } from './publish-many.messages.ts';

type Offers = {
  /** The endpoint that updates an offer; it changes only the fields that are sent. */
  update: Endpoint;
  paramsOf: (id: number) => Record<string, number>;
  /** Other reads that change with an offer. */
  invalidates: readonly Endpoint[];
};

/** Publishes the chosen offers, or makes them drafts again. An incomplete offer stays a draft, and the result lists what it lacks. */
export function useBulkPublishing({ update, paramsOf, invalidates }: Offers): readonly ListBulk[] {
  const t = useMessages(publishManyMessages);
  const action = (label: string, { title, text, confirm }: Words, concept: boolean): ListBulk => ({
    label,
    needs: update,
    confirm: (count) => ({ title: title(count), text, confirmLabel: confirm(count), isDanger: concept }),
    run: (ids) =>
      // the parameters can't be typed here: each caller has its own endpoint
      eachRow(ids, (id) => api(update, { params: paramsOf(id), body: { concept } } as unknown as CallInput<Endpoint>)),
    invalidates,
  });
  return [action(t.publish, t.live, false), action(t.withdraw, t.concept, true)];
}

type Words = { title: (count: number) => string; text: string; confirm: (count: number) => string };
