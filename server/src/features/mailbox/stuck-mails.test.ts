import { listInbox } from '@move/contract/jobs/inbox.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { testApp } from '../../testing/test-app.ts';
import { reportStuckMails } from './mailbox.tasks.ts';

const { call, appPool, sidePool, ownerPool, config } = await testApp({
  mailDriver: 'smtp',
  smtpUrl: 'smtp://user:secret@mail.example.org:587',
});

const report = () => reportStuckMails({ pool: appPool, sidePool, config, log: createLog('silent'), now: new Date() });
const inboxOf = async (as: 'superadmin' | 'staff') =>
  (await call(listInbox, { as })).body.items.filter(({ kind }) => kind === 'mails_stuck');

test('superadmins are notified once of unsent mails, without the password of the mail server', async () => {
  const mail = { to: 'noor@example.nl', locale: 'nl' as const, subject: 'Welkom', paragraphs: [] };
  await asSystem(appPool, (db) => sendMail(db, mail));
  await report();
  expect(await inboxOf('superadmin')).toEqual([]);
  await ownerPool.query("update mails set created_at = now() - interval '20 minutes'");
  await report();
  await report();
  expect(await inboxOf('superadmin')).toMatchObject([{ subject: 'mail.example.org:587 (1)', is_read: false }]);
  expect(await inboxOf('staff')).toEqual([]);
});
