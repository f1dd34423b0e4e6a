import { Button } from '@mantine/core';
import { ApiError } from '@move/contract/kit/client.ts';
import { useMessages } from '../../platform/messages.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../ui/page/ErrorPanel.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { useWords } from '../../ui/Words.tsx';
import { screenWords } from '../screen-words.ts';

type RecordFailedProps = {
  error: Error;
  onRetry: () => void;
  /** Of a drawer, which is left by closing it. */
  onClose?: () => void;
};

/** A record that could not be read: it does not exist (here), is not allowed, or failed with a way to try again. */
export function RecordFailed({ error, onRetry, onClose }: RecordFailedProps) {
  const words = useMessages(screenWords);
  const w = useWords();
  if (error instanceof ApiError && error.status === 404) {
    if (onClose === undefined) return <NotFound homeHref="/overview" />;
    const close = (
      <Button variant="default" onClick={onClose}>
        {w.close}
      </Button>
    );
    return <EmptyState title={words.gone.title} text={words.gone.text} actions={close} />;
  }
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState kind="not-allowed" title={words.notAllowed.title} text={words.notAllowed.text} />;
  }
  const number = error instanceof ApiError ? (error.requestId ?? undefined) : undefined;
  return <ErrorPanel errorNumber={number} onRetry={onRetry} />;
}
