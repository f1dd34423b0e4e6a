import { inspect } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { asSystem } from '../database/database.ts';
import { createLog } from '../log/create-log.ts';
import { countStuckMails } from './find-stuck-mails.ts';
import { deliverMail, retryMails } from './mail.tasks.ts';
import { sendMail, sendMailToEach } from './send-mail.ts';
import { closeSmtp } from './smtp.ts';

const { appPool, sidePool, ownerPool } = await testDatabase();
afterAll(closeSmtp);

/** Limits for the tests: the product's own are 10 and 20 seconds. */
const SHORT = '?greetingTimeout=200&socketTimeout=200&connectionTimeout=1000';

const contextFor = (smtpUrl: string) => ({
  pool: appPool,
  sidePool,
  now: new Date(),
  config: testConfig({ mailDriver: 'smtp', smtpUrl }),
  log: createLog('silent'),
});

async function newMail(to = 'noor@example.nl'): Promise<number> {
  const mail = { to, locale: 'nl' as const, subject: 'Welkom', paragraphs: ['Fijn dat je er bent.'] };
  await asSystem(appPool, (db) => sendMail(db, mail));
  const { rows } = await ownerPool.query<{ id: number }>('select max(id) as id from mails');
  return Number(rows[0]?.id);
}

async function stored(id: number) {
  const { rows } = await ownerPool.query(
    'select status, attempts, error, refused_at is not null as is_refused from mails where id = $1',
    [id],
  );
  return rows[0];
}

async function queuedMails(): Promise<number[]> {
  const { rows } = await ownerPool.query<{ mail: number }>(
    `select (payload->>'mailId')::integer as mail from graphile_worker._private_jobs where attempts < max_attempts order by 1`,
  );
  return rows.map(({ mail }) => mail);
}

beforeEach(async () => {
  await ownerPool.query('delete from mails');
  await ownerPool.query('delete from graphile_worker._private_jobs');
});

test('the error of a deferred mail is logged without the address, and stored with it', async () => {
  const server = await startSmtpServer({ defers: ['noor@example.nl'] });
  const id = await newMail();
  const error: unknown = await deliverMail(id, contextFor(server.url)).catch((thrown: unknown) => thrown);
  server.stop();
  expect(error).toMatchObject({ message: expect.stringContaining('greylisted') });
  expect(inspect(error, { showHidden: true })).not.toContain('noor');
  expect(await stored(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('<noor@example.nl>') });
});

test('other calls continue while long mails to many people are written', async () => {
  const turns: number[] = [];
  let turn = 0;
  const timer = setInterval(() => turn++, 0);
  const recipients = Array.from({ length: 60 }, (_, at) => `s${at}@test.example`);
  await asSystem(appPool, (db) =>
    sendMailToEach(db, recipients, (to) => {
      turns.push(turn);
      return { to, locale: 'nl', subject: 'Welkom', paragraphs: ['x'.repeat(20_000)] };
    }),
  );
  clearInterval(timer);
  expect((await ownerPool.query('select id from mails')).rowCount).toBe(60);
  expect(await queuedMails()).toHaveLength(60);
  const inOneTurn = Math.max(...turns.map((one) => turns.filter((other) => other === one).length));
  expect(inOneTurn).toBeLessThan(20);
});

test('mails that are sent one after another use one connection', async () => {
  const server = await startSmtpServer();
  const ids = [await newMail(), await newMail(), await newMail(), await newMail()];
  for (const id of ids) await deliverMail(id, contextFor(server.url));
  expect(server.received).toHaveLength(4);
  expect(server.received[0]).toContain('Subject: Welkom');
  expect(server.connections()).toBe(1);
  for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 1 });
  server.stop();
});

test('a mail server that stops replying after its greeting fails the mail after the time limit', async () => {
  const server = await startSmtpServer({ isSilent: true });
  const id = await newMail();
  await expect(deliverMail(id, contextFor(`${server.url}/${SHORT}`))).rejects.toThrow(/timeout/i);
  expect(await stored(id)).toMatchObject({ status: 'failed', attempts: 1, is_refused: false });
  server.stop();
});

test('a recipient that is permanently refused is not tried again', async () => {
  const server = await startSmtpServer({ refuses: ['gone@example.nl'] });
  const id = await newMail('gone@example.nl');
  await deliverMail(id, contextFor(server.url));
  expect(await stored(id)).toMatchObject({ status: 'failed', is_refused: true });
  await ownerPool.query(
    "update mails set created_at = now() - interval '1 hour', attempted_at = now() - interval '1 hour'",
  );
  await ownerPool.query('delete from graphile_worker._private_jobs');
  await retryMails(contextFor(server.url));
  expect(await queuedMails()).toEqual([]);
  expect(await asSystem(appPool, countStuckMails)).toBe(0);
  server.stop();
});

test('mails whose attempts all failed are queued again for two days', async () => {
  const [waiting, old, recent] = [await newMail(), await newMail(), await newMail()];
  await ownerPool.query("update mails set status = 'failed', attempted_at = now() - interval '11 minutes'");
  await ownerPool.query("update mails set created_at = now() - interval '49 hours' where id = $1", [old]);
  await ownerPool.query('update mails set attempted_at = now() where id = $1', [recent]);
  await ownerPool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await retryMails(contextFor('smtp://unused.invalid'));
  expect(await queuedMails()).toEqual([waiting]);
});

test('mails are stuck when they failed, or when no mail is sent at all', async () => {
  const stuck = () => asSystem(appPool, countStuckMails);
  await newMail();
  expect(await stuck()).toBe(0);
  await ownerPool.query("update mails set created_at = now() - interval '16 minutes'");
  expect(await stuck()).toBe(1);
  const sent = await newMail();
  await ownerPool.query("update mails set status = 'sent', sent_at = now() where id = $1", [sent]);
  expect(await stuck()).toBe(0);
  await ownerPool.query("update mails set status = 'failed' where id <> $1", [sent]);
  expect(await stuck()).toBe(1);
});
