import { generalMessages } from '@move/domain/kit/messages/general-messages.ts';
import { notify } from '../platform/notify.ts';
import { loadLanguage } from '../platform/texts/load-texts.ts';
import { getLocale, type Locale } from '../platform/texts/locale.ts';

/** Loads the texts of a language for all loaded parts; shows a message when that fails. */
export async function loadLanguageOrNotify(locale: Locale): Promise<void> {
  try {
    await loadLanguage(locale);
  } catch (error) {
    notify.error(generalMessages[getLocale()]['general.away']);
    throw error;
  }
}
