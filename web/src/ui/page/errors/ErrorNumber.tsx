import { IconCopy } from '@tabler/icons-react';
import { useCopy } from '../../use-copy.ts';
import { useWords } from '../../Words.tsx';
import { Button } from '../Button.tsx';
import * as look from '../../look/look.module.css';

type ErrorNumberProps = { id: string; size?: 'xs' | 'sm' };

/** The error number for support, copied by a click. */
export function ErrorNumber({ id, size = 'sm' }: ErrorNumberProps) {
  const w = useWords();
  const { isCopied, copy } = useCopy(id);
  return (
    <Button
      size={size}
      variant="subtle"
      color="neutral"
      onClick={copy}
      leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
    >
      <span className={`${look.code} ${look.ellipsis}`}>{w.error.number(id)}</span>
      <span className={look.visuallyHidden} aria-live="polite">
        {isCopied ? w.error.copied : ''}
      </span>
    </Button>
  );
}
