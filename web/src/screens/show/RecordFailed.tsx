import { ApiError } from '@move/contract/kit/client/client.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { NotFound } from '../../ui/page/errors/NotFound.tsx';
import { screenMessages } from '../screen.messages.ts';
import { failureProps } from './failure-props.ts';

/** Shown instead of a record that could not be read: not found (404), not allowed (403), or an error with a retry button. */
export function RecordFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useMessages(screenMessages);
  if (error instanceof ApiError && error.status === 404) return <NotFound homeHref="/overview" />;
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState kind="not-allowed" title={words.notAllowed.title} text={words.notAllowed.text} />;
  }
  return <ErrorPanel {...failureProps(error)} onRetry={onRetry} />;
}
