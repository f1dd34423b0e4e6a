import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { CODE_MINUTES } from './profile-code.ts';

type Facts = { name: string; code: string };

/** The mail with the code to log in to the app. */
export const codeMails = {
  nl: ({ name, code }: Facts) => ({
    subject: `Inloggen bij ${name}`,
    paragraphs: [
      `Je code: ${code}`,
      `Typ hem in de app om in te loggen. Hij werkt ${CODE_MINUTES} minuten en één keer. Een nieuwere code vervangt hem.`,
      'Was jij dit niet? Dan hoef je niets te doen. Geef de code aan niemand.',
    ],
  }),
  en: ({ name, code }: Facts) => ({
    subject: `Log in to ${name}`,
    paragraphs: [
      `Your code: ${code}`,
      `Type it in the app to log in. It works for ${CODE_MINUTES} minutes, once. A newer code replaces it.`,
      'Was this not you? Then you need not do anything. Give the code to nobody.',
    ],
  }),
} as const satisfies Record<Locale, object>;
