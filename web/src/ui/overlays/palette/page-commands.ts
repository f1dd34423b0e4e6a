import { useEffect, useRef } from 'react';
import type { MenuItem } from '../menus/ActionMenu.tsx';

/** An action in the header of the page: a button, a link, an item of its menu, or one of its `commands`, which are in no menu. */
export type PageCommand = { label: string; run: () => void };
type Header = () => { bar: HTMLElement | null; menu: readonly MenuItem[] };

const headers = new Set<Header>();

/** Offers the actions of a header to the palette while the header is on screen. */
export function useHeaderCommands(header: Header): void {
  const latest = useRef(header);
  useEffect(() => {
    latest.current = header;
  });
  useEffect(() => {
    // a ref instead of useEffectEvent: the palette calls this during rendering, where React forbids effect events
    const own = () => latest.current();
    headers.add(own);
    return () => {
      headers.delete(own);
    };
  }, []);
}

/** The actions of the page at this moment. */
export function pageCommands(navigate: (href: string) => void): PageCommand[] {
  return [...headers].flatMap((header) => {
    const { bar, menu } = header();
    const buttons = [...(bar?.querySelectorAll<HTMLElement>(':scope > :is(button, a):not([aria-haspopup])') ?? [])];
    return [
      ...buttons
        .filter((button) => button.ariaDisabled !== 'true' && !button.matches(':disabled'))
        .map((button) => ({ label: button.innerText.trim(), run: () => button.click() })),
      ...menu.flatMap((item) => menuItemCommands(item, navigate)),
    ].filter(({ label }) => label !== '');
  });
}

/** An item of a menu as a command; none for a disabled one. */
export function menuItemCommands(item: MenuItem, navigate: (href: string) => void): PageCommand[] {
  if (item === 'divider' || item.disabledReason !== undefined) return [];
  const { label, href, onClick } = item;
  if (href !== undefined) return [{ label, run: () => navigate(href) }];
  return onClick === undefined ? [] : [{ label, run: onClick }];
}
