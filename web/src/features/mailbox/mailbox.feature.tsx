import type { Feature } from '../../platform/menu/feature.ts';

/** For a demo only; elsewhere the URL is not found. */
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
