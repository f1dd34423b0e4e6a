import { useWords } from '../../Words.tsx';
import { ActionBar } from '../bars/ActionBar.tsx';
import { Button } from '../Button.tsx';
import * as surfaceStyles from '../../look/surface.module.css';

type PartLoadErrorProps = {
  /** Shown in the part's own place; otherwise at the bottom of the screen. */
  isInPlace: boolean;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
};

/** One line for a part whose file could not be loaded; the rest of the page keeps working. */
export function PartLoadError({ isInPlace, onRetry, onClose }: PartLoadErrorProps) {
  const w = useWords();
  if (isInPlace)
    return (
      <div className={`${surfaceStyles.well} ${surfaceStyles.partLoadError}`} role="alert">
        <span>{w.error.title}</span>
        <Button variant="default" size="xs" onClick={onRetry}>
          {w.retry}
        </Button>
      </div>
    );
  return <ActionBar role="alert" text={w.error.title} action={w.retry} onAction={onRetry} onClose={onClose} />;
}
