import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../platform/notify.ts';
import { Button } from '../../ui/page/Button.tsx';
import { useWords } from '../../ui/Words.tsx';
import * as look from '../../ui/look/look.module.css';

type ReadFaultProps = {
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** Shown instead of the error's own message. */
  text?: string;
};

/** One line in a dialog whose read failed: why, and a button that reads again. Without `showsErrors` a notification repeats the error. */
export function ReadFailed({ read, text }: ReadFaultProps) {
  const w = useWords();
  return (
    <p role="alert" className={look.row} style={{ gap: 12 }}>
      {text ?? errorText(read.error)}
      <Button size="xs" variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
        {w.retry}
      </Button>
    </p>
  );
}
