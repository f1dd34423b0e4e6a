import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';
import * as overlayStyles from '../overlays.module.css';

const DELAY_MS = 350;

type HintProps = { text: string; children: ReactElement<{ 'aria-label'?: string; 'aria-description'?: string }> };

/** A tooltip on hover and focus, also read by screen readers; use it to explain why something is disabled. The child must be focusable. */
export function Hint({ text, children }: HintProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [isShown, setShown] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown || tip.current === null || anchor.current === null) return;
    tip.current.showPopover();
    placeBeside(anchor.current, tip.current, 'top');
  }, [isShown]);
  const show = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(true), DELAY_MS);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setShown(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens; the child is the control
    <span
      ref={anchor}
      style={{ display: 'inline-flex' }}
      // touch has no hover, and would leave the tooltip over what it tapped
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {/* the text of an icon button is its name, which would be read twice */}
      {children.props['aria-label'] === text ? children : cloneElement(children, { 'aria-description': text })}
      {isShown && (
        <span ref={tip} role="tooltip" popover="manual" className={`${overlayStyles.panel} ${overlayStyles.tip}`}>
          {text}
        </span>
      )}
    </span>
  );
}
