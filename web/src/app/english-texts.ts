import { addEnglish } from '../platform/texts/messages.ts';
import { en as screens } from '../screens/screen-words-en.ts';
import { addWords } from '../ui/words.ts';
import { en as kit } from '../ui/words-en.ts';
import { en as shell } from './shell/shell-en.messages.ts';

/** Adds the English texts, which a Dutch page doesn't load. */
export function addEnglishTexts(): void {
  addWords('en', kit);
  addEnglish({ screens, shell });
}
