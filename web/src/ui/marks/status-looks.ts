import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Tone } from '../look/tokens.ts';

export type Shape = 'dot' | 'ring' | 'half' | 'full' | 'check' | 'cross' | 'slash' | 'out' | 'back';
type Quiet = true;
/** How a status is shown. */
export type StatusLook = {
  readonly tone: Tone;
  readonly shape: Shape;
  readonly word: (locale: Locale) => string;
  /** The normal outcome: regular weight, soft ink. */
  readonly isQuiet: boolean;
};
type Look = readonly [tone: Tone, shape: Shape, quiet?: Quiet];
type Looks<Status extends string> = Readonly<Record<Status, StatusLook>>;

/** The looks of statuses. Their words are functions of the language, because a visit loads the texts of one language only. */
export function statusLooks<Status extends string>(
  wordsIn: (locale: Locale) => Readonly<Record<NoInfer<Status>, string>>,
  looks: Readonly<Record<Status, Look>>,
): Looks<Status> {
  const all = Object.entries<Look>(looks).map(([name, [tone, shape, quiet]]) => {
    const word = (locale: Locale) => wordsIn(locale)[name as Status];
    return [name, { tone, shape, word, isQuiet: quiet === true }] as const;
  });
  return Object.fromEntries(all) as Looks<Status>;
}
