import { DEFAULT_LOCALE } from '@move/domain/kit/messages/locale.ts';
import type { Locale } from '../platform/texts/locale.ts';

/** Loads the texts before a screen is in this language. Without a network it stays Dutch where the English texts aren't loaded. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (locale === DEFAULT_LOCALE) return;
  try {
    const { addEnglishTexts } = await import('./english-texts.ts');
    addEnglishTexts();
  } catch {
    // a reload or choosing the language again loads them
  }
}
