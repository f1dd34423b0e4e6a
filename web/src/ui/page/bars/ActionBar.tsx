import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useWords } from '../../Words.tsx';
import * as look from '../../look/look.module.css';
import * as styles from './bars.module.css';

type ActionBarProps = Omit<ComponentProps<'div'>, 'children' | 'className'> & {
  text: string;
  action: string;
  onAction: () => void;
  /** Without it the bar has no button to close it. */
  onClose?: (() => void) | undefined;
};

/** One line at the bottom of the screen, with a button for what the user may do about it. */
export function ActionBar({ text, action, onAction, onClose, ...props }: ActionBarProps) {
  const w = useWords();
  return (
    <div className={`${styles.actionBar} ${look.rising}`} {...props}>
      <span>{text}</span>
      <button type="button" onClick={onAction}>
        {action}
      </button>
      {onClose && (
        <button type="button" aria-label={w.close} onClick={onClose}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
