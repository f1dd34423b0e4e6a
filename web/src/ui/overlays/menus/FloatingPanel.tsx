import { type ReactNode, useId } from 'react';
import type { Side } from './place-beside.ts';
import { usePopover } from './use-popover.ts';
import * as overlayStyles from '../overlays.module.css';
import * as buttonStyles from '../../page/Button.module.css';

type FloatingPanelProps = {
  /** Accessible name of the button and of the panel. */
  label: string;
  icon: ReactNode;
  width?: number | undefined;
  side?: Side | undefined;
  /** A small button without a frame, for use inside an input. */
  isSmall?: boolean | undefined;
  /** The caller's own class, for a button that looks different. */
  className?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button that opens a small panel next to it: column chooser, filter, colour, calendar. */
export function FloatingPanel({
  label,
  icon,
  width,
  side = 'bottom-end',
  isSmall = false,
  className,
  onOpen,
  children,
}: FloatingPanelProps) {
  const { opener, floating, isOpen, open, close } = usePopover(side);
  const id = useId();
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className ?? buttonStyles.iconButton}
        data-framed={(className === undefined && !isSmall) || undefined}
        data-size={isSmall ? 'small' : undefined}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (isOpen) return close();
          onOpen?.();
          open();
        }}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          ref={floating}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={label}
          className={overlayStyles.panel}
          style={{ width }}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </>
  );
}
