import { useEffect } from 'react';
import { imageSource } from '../platform/image-source.ts';
import { applicationName, useSettings } from '../platform/settings.ts';

const DEFAULT_ICON = '/favicon.svg';

/** Title and favicon of the application; exactly its name, without the screen's (R1-21 … R1-23, D10.28). */
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
