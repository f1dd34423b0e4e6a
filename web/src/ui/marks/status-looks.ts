import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Tone } from '../look/tokens.ts';

export type Shape = 'dot' | 'ring' | 'half' | 'full' | 'check' | 'cross' | 'slash' | 'out' | 'back';
type Quiet = true;
/** Tone, shape and the word in a language; quiet = the normal outcome: regular weight, soft ink. */
export type StatusLook = readonly [tone: Tone, shape: Shape, word: (locale: Locale) => string, quiet?: Quiet];
type Look = readonly [tone: Tone, shape: Shape, quiet?: Quiet];
type Looks<Status extends string> = Readonly<Record<Status, StatusLook>>;

/** The looks of statuses. Their words are read when one is shown, because a visit loads those of one language. */
export function statusLooks<Status extends string>(
  wordsIn: (locale: Locale) => Readonly<Record<NoInfer<Status>, string>>,
  looks: Readonly<Record<Status, Look>>,
): Looks<Status> {
  const all = Object.entries<Look>(looks).map(([name, [tone, shape, quiet]]) => {
    const word = (locale: Locale) => wordsIn(locale)[name as Status];
    const look: StatusLook = quiet === undefined ? [tone, shape, word] : [tone, shape, word, quiet];
    return [name, look] as const;
  });
  return Object.fromEntries(all) as Looks<Status>;
}
