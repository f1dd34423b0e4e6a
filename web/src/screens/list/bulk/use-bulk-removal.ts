import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { Removals } from '../../history/use-removed.tsx';
import { screenMessages } from '../../screen.messages.ts';
import { eachRow, type ListBulk } from './each-row.ts';

type Removable = Pick<Removals, 'remove' | 'paramsOf' | 'textOfMany' | 'textOfOne'> &
  Partial<Pick<Removals, 'restore'>> & { invalidates?: readonly Endpoint[] };

/** Removes the chosen rows of a list; the undo bar restores the removed ones, where they can be restored. */
export function useBulkRemoval(removals: Removable | undefined): readonly ListBulk[] {
  const t = useMessages(screenMessages).removeMany;
  if (removals === undefined) return [];
  const { remove, restore, paramsOf, invalidates = [] } = removals;
  const textOf = (count: number) =>
    (count === 1 ? removals.textOfOne : removals.textOfMany) ?? (restore === undefined ? t.finalText : t.text)(count);
  // only the owner of `paramsOf` knows which parameters the endpoint has
  const inputOf = (id: number) => ({ params: paramsOf(id) }) as unknown as CallInput<Endpoint>;
  return [
    {
      label: t.action,
      needs: remove,
      confirm: (count, _ids, name) => ({
        title: t.title(count, name),
        text: textOf(count),
        confirmLabel: t.confirm(count),
      }),
      run: (ids) => eachRow(ids, (id) => api(remove, inputOf(id))),
      ...(restore && {
        undo: {
          text: t.done,
          done: t.restored,
          run: (ids) => eachRow(ids, (id) => api(restore, inputOf(id))),
        },
      }),
      invalidates,
    },
  ];
}
