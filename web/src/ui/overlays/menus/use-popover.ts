import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside, type Side } from './place-beside.ts';

export type PopoverParts<Floating extends HTMLElement = HTMLDivElement> = {
  opener: RefObject<HTMLButtonElement | null>;
  floating: RefObject<Floating | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

/**
 * A native popover next to a button: in the top layer, closed by Escape and by a click elsewhere (by the browser). It follows the button
 * while the page scrolls, and returns the focus.
 */
export function usePopover<Floating extends HTMLElement = HTMLDivElement>(side: Side): PopoverParts<Floating> {
  const opener = useRef<HTMLButtonElement>(null);
  const floating = useRef<Floating>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    floating.current?.hidePopover();
  }, []);

  // before the effects of the content, which can only take the focus once it is shown
  useLayoutEffect(() => {
    const element = floating.current;
    const button = opener.current;
    if (!isOpen || element === null || button === null) return undefined;
    const place = () => placeBeside(button, element, side);
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') setOpen(false);
    };
    element.showPopover();
    place();
    element.addEventListener('toggle', onToggle);
    // the content may load or grow later
    const grown = new ResizeObserver(place);
    grown.observe(element);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      element.removeEventListener('toggle', onToggle);
      grown.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      // otherwise the focus would go to the page after a choice inside the popover
      if (element.contains(document.activeElement) || document.activeElement === document.body) button.focus();
    };
  }, [isOpen, side]);
  return { opener, floating, isOpen, open, close };
}
