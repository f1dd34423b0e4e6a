import { useLocale } from '../Words.tsx';
import type { StatusLook } from './status-looks.ts';

/** Returns the word of a status in the language of the screen. */
export function useStatusWord(): (look: StatusLook) => string {
  const locale = useLocale();
  return ({ word }) => word(locale);
}
