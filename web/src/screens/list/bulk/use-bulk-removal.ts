import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { Removals } from '../../history/use-removed.tsx';
import { screenWords } from '../../screen-words.ts';
import { eachRow, type ListBulk } from './each-row.ts';

type Removable = Pick<Removals, 'remove' | 'restore' | 'paramsOf' | 'textOfMany'>;

/** Removes the chosen rows of a list whose records can be restored; the undo bar restores those that went. */
export function useBulkRemoval(removals: Removable | undefined): readonly ListBulk[] {
  const t = useMessages(screenWords).removeMany;
  if (removals === undefined) return [];
  const { remove, restore, paramsOf, textOfMany = t.text } = removals;
  // which parameters an endpoint has is known by whoever made `paramsOf`
  const inputOf = (id: number) => ({ params: paramsOf(id) }) as unknown as CallInput<Endpoint>;
  return [
    {
      label: t.action,
      needs: remove,
      confirm: (count) => ({ title: t.title(count), text: textOfMany, confirmLabel: t.confirm(count) }),
      run: (ids) => eachRow(ids, (id) => api(remove, inputOf(id))),
      undo: {
        text: t.done,
        done: t.restored,
        run: (ids) => eachRow(ids, (id) => api(restore, inputOf(id))),
      },
    },
  ];
}
