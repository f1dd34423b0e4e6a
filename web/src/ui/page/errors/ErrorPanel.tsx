import { IconRefresh } from '@tabler/icons-react';
import { useWords } from '../../Words.tsx';
import { Button } from '../Button.tsx';
import { ErrorNumber } from './ErrorNumber.tsx';
import { TrackArt } from '../../marks/TrackArt.tsx';
import * as pageStyles from '../page.module.css';

type ErrorPanelProps = {
  title?: string | undefined;
  /** What happened and what is kept. */
  text?: string | undefined;
  /** The request id, for support. */
  errorNumber?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** A part that failed, with a retry button; the rest of the page keeps working. */
export function ErrorPanel({ title, text, errorNumber, onRetry }: ErrorPanelProps) {
  const w = useWords();
  return (
    <div className={pageStyles.emptyState} role="alert">
      <TrackArt runner="danger" />
      <h2>{title ?? w.error.title}</h2>
      <p>{text ?? w.error.text}</p>
      <div className={pageStyles.actions}>
        {onRetry && (
          <Button onClick={onRetry} leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}>
            {w.retry}
          </Button>
        )}
        {errorNumber !== undefined && <ErrorNumber id={errorNumber} />}
      </div>
    </div>
  );
}
