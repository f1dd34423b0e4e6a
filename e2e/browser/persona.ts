import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { TestInfo } from '@playwright/test';

/** The project that runs journeys with the tag `@sizes` once more, in English on a phone. */
export const OTHER_SIZE = 'en-phone';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Returns the size and the language of a journey, by its project and its tags. */
export function personaOf({ project, tags }: TestInfo) {
  const isOther = project.name === OTHER_SIZE;
  const isPhone = isOther || tags.includes('@phone');
  const locale: Locale = isOther || tags.includes('@en') ? 'en' : 'nl';
  return { isPhone, locale, viewport: isPhone ? PHONE : DESKTOP };
}
