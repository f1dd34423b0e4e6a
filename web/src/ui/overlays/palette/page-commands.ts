import { useEffect, useRef } from 'react';
import type { MenuItem } from '../menus/ActionMenu.tsx';

/** The actions in the header of the page: its buttons and links, and the entries of its menu. */
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
    // the palette reads it during rendering, where no effect event may be called
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
      ...menu.flatMap((item) => commandOf(item, navigate)),
    ].filter(({ label }) => label !== '');
  });
}

/** An entry of a menu as a command; none for a disabled one. */
export function commandOf(item: MenuItem, navigate: (href: string) => void): PageCommand[] {
  if (item === 'divider' || item.disabledReason !== undefined) return [];
  const { label, href, onClick } = item;
  if (href !== undefined) return [{ label, run: () => navigate(href) }];
  return onClick === undefined ? [] : [{ label, run: onClick }];
}
