import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/** How the application opens an address without reloading the page. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** Set once by the application, so that the kit's links use its router without importing it. */
export function NavigateProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** Whether a click opens the link on this page: with the main mouse button, and without a modifier key such as Ctrl. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link; plain clicks use the application's router, all others the browser's default. */
export function Anchor({ href, onClick, children, ...rest }: AnchorProps) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === null || event.defaultPrevented || !isPlainClick(event)) return;
    if (rest.target !== undefined || !href.startsWith('/')) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
