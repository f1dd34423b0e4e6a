import { type ComponentProps, createContext, type ReactNode, useContext, useEffect } from 'react';

/** The parts of the window title, in this order. */
export const TITLE_PARTS = ['heading', 'tab', 'organization'] as const;
export type TitlePart = (typeof TITLE_PARTS)[number];

/** Sets a part of the title of the window; null removes it. */
export type SetTitlePart = (part: TitlePart, text: string | null) => void;

const TitleContext = createContext<SetTitlePart | null>(null);

/** Set once by the application, which writes the title of the window. */
export function TitleProvider({ onPart, children }: { onPart: SetTitlePart; children: ReactNode }) {
  return <TitleContext value={onPart}>{children}</TitleContext>;
}

/** Names a part of the title of the window while the component is mounted. */
export function useTitlePart(part: TitlePart, text: string | null): void {
  const set = useContext(TitleContext);
  useEffect(() => {
    set?.(part, text);
    return () => set?.(part, null);
  }, [set, part, text]);
}

type HeadingProps = ComponentProps<'h1'> & {
  children: string;
  /** The name of the screen, when the heading is a greeting. */
  screenName?: string | undefined;
};

/** The h1 of a screen; the window has its text as title (WCAG 2.4.2). */
export function Heading({ children, screenName = children, ...rest }: HeadingProps) {
  useTitlePart('heading', screenName);
  return <h1 {...rest}>{children}</h1>;
}
