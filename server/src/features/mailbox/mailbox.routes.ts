import * as api from '@move/contract/mailbox/mailbox.ts';
import { route } from '../../platform/http/route.ts';
import { listDemoMails } from './mailbox.queries.ts';

export const mailboxRoutes = [
  // open to everybody, which is why it exists in a demo only (D10.41)
  route(api.listDemoMails, listDemoMails),
];
