import { listDemoMails } from '@move/contract/mailbox/mailbox.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { testApp } from '../../testing/test-app.ts';

test('a demo shows its mails, newest first', async () => {
  const { call, appPool } = await testApp();
  for (const subject of ['Eerste', 'Tweede']) {
    await asSystem(appPool, (db) =>
      sendMail(db, { to: 'a@test.example', locale: 'nl', subject, paragraphs: ['<b>Hallo</b>'] }),
    );
  }
  const { body } = await call(listDemoMails, { as: null });
  expect(body.mails.map((mail) => mail.subject)).toEqual(['Tweede', 'Eerste']);
  expect(body.mails[0]).toMatchObject({ to: 'a@test.example', text: '<b>Hallo</b>' });
});

test('production has no such page, not even for a superadmin', async () => {
  const { call } = await testApp({ appEnv: 'production' });
  expect((await call(listDemoMails, { as: null })).status).toBe(404);
  expect((await call(listDemoMails, { as: 'superadmin' })).status).toBe(404);
});
