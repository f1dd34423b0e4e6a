import type { ApiError, CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useCall } from '../platform/api/calls.ts';
import { useMessages } from '../platform/texts/messages.ts';
import { notify, offerUndo } from '../platform/notify.ts';
import { screenMessages } from './screen.messages.ts';

type RemoveOptions<D extends Endpoint, R extends Endpoint> = {
  remove: D;
  /** The restoring call, with the same path parameters. */
  restore: R;
  /** Reads to fetch again, usually the list. */
  invalidates: readonly Endpoint[];
  /** Asks the user for what the server requires before it removes (409); returns the input that confirms it, or null. */
  confirm?: (refusal: ApiError, input: CallInput<D>, name: string) => Promise<CallInput<D> | null>;
};

const isByState = ({ status }: ApiError): boolean => status === 409;

/**
 * Removes a record at once and offers undo. Callers ask first with `useConfirm` when removing affects people or money, or can't be undone.
 * Returns whether the record was removed.
 */
export function useRemove<D extends Endpoint, R extends Endpoint>(options: RemoveOptions<D, R>) {
  const { invalidates } = options;
  const words = useMessages(screenMessages).remove;
  const asks = options.confirm;
  const remove = useCall(options.remove, { invalidates, showsErrors: asks === undefined ? false : isByState });
  const restore = useCall(options.restore, { invalidates });
  const undo = async (params: CallInput<R>, name: string) => {
    if ((await restore.call(params)).ok) notify.success(words.restored(name));
  };
  return {
    isPending: remove.isPending,
    remove: async (input: CallInput<D>, name: string): Promise<boolean> => {
      let result = await remove.call(input);
      if (!result.ok && isByState(result.error)) {
        const meant = (await asks?.(result.error, input, name)) ?? null;
        if (meant !== null) result = await remove.call(meant);
      }
      const { ok } = result;
      // restoring has the same path parameters as removing, and no body
      if (ok)
        offerUndo({
          text: words.done(name),
          undo: () => void undo({ params: input.params } as unknown as CallInput<R>, name),
        });
      return ok;
    },
  };
}
