import type { CallInput } from '@move/contract/kit/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useCall } from '../platform/calls.ts';
import { useMessages } from '../platform/messages.ts';
import { notify, offerUndo } from '../platform/notify.ts';
import { screenWords } from './screen-words.ts';

type RemoveOptions<D extends Endpoint, R extends Endpoint> = {
  remove: D;
  /** The inverse call, with the same path parameters. */
  restore: R;
  /** Reads to fetch again, usually the list. */
  invalidates: readonly Endpoint[];
};

/**
 * Removes at once and offers to undo it by the server (look §13). For what touches people or money, or can't be undone, ask
 * first with `useConfirm`. Answers whether it was removed.
 */
export function useRemove<D extends Endpoint, R extends Endpoint>(options: RemoveOptions<D, R>) {
  const { invalidates } = options;
  const words = useMessages(screenWords).remove;
  const remove = useCall(options.remove, { invalidates });
  const restore = useCall(options.restore, { invalidates });
  const undo = async (params: CallInput<R>, name: string) => {
    if ((await restore.call(params)).ok) notify.success(words.restored(name));
  };
  return {
    isPending: remove.isPending,
    remove: async (input: CallInput<D>, name: string): Promise<boolean> => {
      const { ok } = await remove.call(input);
      // both name the same record: the path's parameters are all that a restore needs
      if (ok)
        offerUndo({
          text: words.done(name),
          undo: () => void undo({ params: input.params } as unknown as CallInput<R>, name),
        });
      return ok;
    },
  };
}
