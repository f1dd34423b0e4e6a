import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../page/IconButton.tsx';
import { useCopy } from '../../use-copy.ts';
import { useWords } from '../../Words.tsx';
import { TextControl } from './TextControl.tsx';
import * as look from '../../look/look.module.css';

type CopyTextProps = { label: string; value: string; description?: ReactNode };

/** A text to copy: selected as a whole on focus, copied by its button. */
export function CopyText({ label, value, description }: CopyTextProps) {
  const w = useWords();
  const { isCopied, copy } = useCopy(value);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <TextControl
      label={label}
      description={description}
      value={value}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      style={{ fontFamily: 'var(--mv-mono)', fontSize: 13 }}
      rightSection={
        <>
          <IconButton
            label={w.copy(label)}
            icon={<Icon size={17} stroke={1.75} aria-hidden />}
            onClick={copy}
            isSmall
          />
          <span className={look.visuallyHidden} aria-live="polite">
            {isCopied ? w.copied : ''}
          </span>
        </>
      }
    />
  );
}
