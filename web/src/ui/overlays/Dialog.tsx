import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../page/IconButton.tsx';
import { useWords } from '../Words.tsx';
import { Modal } from './Modal.tsx';
import * as styles from './overlays.module.css';

const WIDTHS = { small: 480, wide: 880 };

type DialogProps = {
  isOpen: boolean;
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  /** Buttons, the primary last; wrap one in `.left` to put it at the left. `data-autofocus` marks the one that gets the focus first. */
  footer?: ReactNode;
  size?: keyof typeof WIDTHS | undefined;
  /** Hairlines below the title and above the buttons, for dialogs that scroll. */
  isLined?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Only a button closes it: for content that can't be shown a second time. */
  isKept?: boolean | undefined;
  children?: ReactNode;
};

type FrameProps = Pick<DialogProps, 'title' | 'subtitle' | 'footer' | 'isLined' | 'children' | 'onClose'> & {
  withClose: boolean;
  /** A drawer has its buttons at the bottom of the page, where notices would cover them. */
  isDrawer?: boolean | undefined;
};

/** The content of a dialog or drawer; its header is a div, so that it isn't taken for the page's banner. */
export function DialogFrame({
  title,
  subtitle,
  footer,
  isLined = false,
  children,
  onClose,
  withClose,
  isDrawer,
}: FrameProps) {
  const w = useWords();
  return (
    <div className={styles.frame} data-lined={isLined}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {withClose && (
          <IconButton label={w.close} icon={<IconX size={18} stroke={1.75} />} onClick={onClose} withHint={false} />
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && (
        <div className={styles.foot} data-bottom-bar={isDrawer}>
          {footer}
        </div>
      )}
    </div>
  );
}

/** A question or a short form over the page; traps the focus and returns it. Full screen on the phone. */
export function Dialog({
  isOpen,
  title,
  subtitle,
  onClose,
  footer,
  size = 'small',
  isLined,
  role = 'dialog',
  isKept = false,
  children,
}: DialogProps) {
  return (
    <Modal
      {...{ isOpen, role, isKept, onClose }}
      label={title}
      width={WIDTHS[size]}
      kind={role === 'dialog' ? 'dialog' : 'question'}
    >
      <DialogFrame {...{ title, subtitle, footer, isLined, onClose }} withClose={role === 'dialog' && !isKept}>
        {children}
      </DialogFrame>
    </Modal>
  );
}
