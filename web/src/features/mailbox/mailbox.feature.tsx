import type { Feature } from '../../platform/feature.ts';

/** Only a demo answers it; elsewhere the address is not found (D10.41). */
export const mailboxFeature: Feature = {
  routes: [
    {
      path: '/dev/mailbox',
      needs: 'public',
      isBare: true,
      load: () => import('./MailboxScreen.tsx').then((module) => module.MailboxScreen),
    },
  ],
};
