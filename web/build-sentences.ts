import type { Plugin } from 'vite';

/** Files of `domain/src/kit/messages` with sentences that only the server says, in its replies. A test holds that nothing else uses them. */
export const SERVER_SENTENCES = [
  'build',
  'conflict',
  'tenancy',
  'account',
  'door',
  'invoice',
  'load',
  'payout',
  'privacy',
  'profile',
  'wallet',
] as const;

/** The browser is spared the sentences of the server. */
export function withoutServerSentences(): Plugin {
  const sentences = new RegExp(`/domain/src/kit/messages/\\w+/(${SERVER_SENTENCES.join('|')})-messages\\.ts$`);
  return {
    name: 'without-server-sentences',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = sentences.exec(id)?.[1];
      return name === undefined ? null : `export const ${name}Messages = { nl: {}, en: {} };`;
    },
  };
}
