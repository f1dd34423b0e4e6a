import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { previewSession, previewSessions } from '@move/contract/sessions/sessions.ts';
import type { SessionPreview } from '@move/contract/sessions/session-preview.ts';
import type { ComponentProps } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';
import type { ReadFailed } from '../../../screens/show/ReadFailed.tsx';

type Previews = typeof previewSessions | typeof previewSession;

export type PreviewRead = {
  preview: SessionPreview | undefined;
  isBusy: boolean;
  /** The read that failed, to show why and to retry; null when it didn't. */
  failed: ComponentProps<typeof ReadFailed>['read'] | null;
};

/**
 * What the server would plan for this input, read again when the user stops typing. The previous preview stays until the new one is loaded.
 */
export function usePreview<E extends Previews>(endpoint: E, input: CallInput<E>, isEnabled: boolean): PreviewRead {
  const rested = useDebounced(input, isEnabled);
  const read = useRead<Previews>(endpoint, rested.input as CallInput<Previews>, {
    enabled: rested.isEnabled,
    keepsPrevious: true,
    showsErrors: true,
  });
  return {
    preview: read.data?.preview,
    isBusy: read.isPlaceholderData || !rested.isLatest,
    failed: isEnabled && read.error !== null ? read : null,
  };
}
