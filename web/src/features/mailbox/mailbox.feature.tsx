import type { Feature } from '../../platform/menu/feature.ts';

/** Works in a demo only; elsewhere the address is not found. */
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
