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
 * A native popover beside a button: top layer, closes by Escape and by a click elsewhere (the browser's), follows the
 * button while the page scrolls, and gives the focus back.
 */
export function usePopover<Floating extends HTMLElement = HTMLDivElement>(side: Side): PopoverParts<Floating> {
  const opener = useRef<HTMLButtonElement>(null);
  const floating = useRef<Floating>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    floating.current?.hidePopover();
  }, []);

  // before the effects of what is inside, which can only take the focus once it is shown
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
    // what is inside may arrive or grow later
    const grown = new ResizeObserver(place);
    grown.observe(element);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      element.removeEventListener('toggle', onToggle);
      grown.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      // Closing through a choice inside: the focus would fall back to the page.
      if (element.contains(document.activeElement) || document.activeElement === document.body) button.focus();
    };
  }, [isOpen, side]);
  return { opener, floating, isOpen, open, close };
}
