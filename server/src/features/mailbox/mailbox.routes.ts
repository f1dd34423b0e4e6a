import * as api from '@move/contract/mailbox/mailbox.ts';
import { route } from '../../platform/http/route.ts';
import { listDemoMails } from './mailbox.queries.ts';

export const mailboxRoutes = [
  // public, so it exists in a demo only
  route(api.listDemoMails, listDemoMails),
];
