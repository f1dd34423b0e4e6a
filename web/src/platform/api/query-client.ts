import { ApiError } from '@move/contract/kit/client/client.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { notify, notifyError } from '../notify.ts';
import { awayText } from './unreachable.ts';

/** Whether a retry may succeed: there was no reply, or the server is restarting. */
function isTransient(error: Error): boolean {
  if (error.name === 'AbortError') return false;
  return !(error instanceof ApiError) || error.status === 502 || error.status === 503 || error.status === 504;
}

/** The cache of reads. A failed read shows a notification unless its screen shows the error. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.['showsErrors'] === true) return;
      // a read on screen that failed with Retry-After is repeated automatically, and the notification says so
      const away = query.isActive() ? awayText(error) : null;
      if (away === null) notifyError(error);
      else notify.error(away);
    },
  }),
  defaultOptions: {
    queries: {
      // by default a read without a network is paused: its skeleton would stay forever. It must fail, so that the user can retry
      networkMode: 'always',
      refetchOnWindowFocus: false,
      staleTime: 2_000,
      retry: (failures, error) => failures < 1 && isTransient(error),
      retryDelay: 800,
    },
  },
});
