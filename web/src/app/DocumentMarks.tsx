import { useEffect } from 'react';
import { useFirstScreenSettled } from '../platform/loading/first-screen.ts';
import { imageSource } from '../platform/api/image-source.ts';
import { applicationName, useSettings } from '../platform/state/settings.ts';
import { createStore, useStore } from '../platform/state/store.ts';
import { type SetTitlePart, TITLE_PARTS, type TitlePart } from '../ui/page/Heading.tsx';

const DEFAULT_ICON = '/favicon.svg';

const setIcon = (address: string) => document.querySelector('link[rel="icon"]')?.setAttribute('href', address);

const titleParts = createStore<Partial<Record<TitlePart, string | null>>>({});

export const setTitlePart: SetTitlePart = (part, text) => titleParts.set({ ...titleParts.get(), [part]: text });

/** Sets the title and favicon of the window, by its screen and platform (docs/rules/wording.md#names-on-the-screen). */
export function DocumentMarks() {
  const settings = useSettings();
  const named = useStore(titleParts);
  const title = [...TITLE_PARTS.map((part) => named[part]), applicationName(settings)].filter(Boolean).join(' · ');
  const icon = imageSource(settings.application?.favicon, 'small') ?? DEFAULT_ICON;
  const isSettled = useFirstScreenSettled();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    setIcon(icon);
    if (icon === DEFAULT_ICON || !isSettled) return undefined;
    // an image, because `<link rel="icon">` fires no event when its file is missing
    const probe = new Image();
    probe.addEventListener('error', () => setIcon(DEFAULT_ICON));
    probe.src = icon;
    return () => probe.removeAttribute('src');
  }, [icon, isSettled]);
  return null;
}
