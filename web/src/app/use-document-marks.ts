import { useEffect } from 'react';
import { imageSource } from '../platform/api/image-source.ts';
import { applicationName, useSettings } from '../platform/state/settings.ts';

const DEFAULT_ICON = '/favicon.svg';

/** Sets title and favicon of the platform (docs/rules/wording.md#names-on-the-screen). */
export function useDocumentMarks(): void {
  const settings = useSettings();
  const title = applicationName(settings);
  const icon = imageSource(settings.application?.favicon, 'small') ?? DEFAULT_ICON;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  }, [icon]);
}
