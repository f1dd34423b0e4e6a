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
  const setConcept = (concept: boolean) => (ids: readonly number[]) =>
    // only the owner of `paramsOf` knows which parameters the endpoint has
    eachRow(ids, (id) => api(update, { params: paramsOf(id), body: { concept } } as unknown as CallInput<Endpoint>));
  return [
    {
      label: t.publish,
      needs: update,
      confirm: (count) => ({ ...confirmation(t.live, count), isDanger: false }),
      run: setConcept(false),
      invalidates,
    },
    {
      label: t.withdraw,
      needs: update,
      confirm: (count) => confirmation(t.concept, count),
      run: setConcept(true),
      invalidates,
    },
  ];
}

type Words = { title: (count: number) => string; text: string; confirm: (count: number) => string };

const confirmation = ({ title, text, confirm }: Words, count: number) => ({
  title: title(count),
  text,
  confirmLabel: confirm(count),
});
