import { generalMessages } from '@move/domain/kit/messages/general-messages.ts';
import { notify } from '../platform/notify.ts';
import { loadLanguage } from '../platform/texts/load-texts.ts';
import { getLocale, type Locale } from '../platform/texts/locale.ts';

/** Loads the texts of a language for all that is open; the user hears it when they don't come. */
export async function loadLanguageOrTell(locale: Locale): Promise<void> {
  try {
    await loadLanguage(locale);
  } catch (error) {
    notify.error(generalMessages[getLocale()]['general.away']);
    throw error;
  }
}
