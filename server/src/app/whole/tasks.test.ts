import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';
import { ROOT } from '../../platform/root.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { tasks } from '../tasks.ts';

const { appPool, sidePool, ownerPool } = await testDatabase();
const names = tasks.map(({ name }) => name);

test('every task has a unique name', () => {
  const formerNames = tasks.flatMap(({ formerName = [] }) => formerName);
  expect(new Set([...names, ...formerNames]).size).toBe(names.length + formerNames.length);
});

type Source = { file: string; text: string };
const sources: Source[] = globSync('server/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Returns what a file does without the definition of a task: name the task, add a job by SQL, or cast a payload. */
function violations({ file, text }: Source): string[] {
  const withoutDefinitions = text.replace(/defineTask\(\s*'\w+'/g, '');
  const bare = names.filter((name) => new RegExp(`['"\`]${name}\\b`).test(withoutDefinitions));
  const added = /\badd_jobs?\b/.test(text) && file !== 'server/src/platform/jobs/queue.ts' ? ['add_job'] : [];
  const cast = /\bpayload as\b/.test(text) ? ['payload as'] : [];
  return [...bare, ...added, ...cast].map((found) => `${file}: ${found}`);
}

test('a task is named only in its definition', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(violations)).toEqual([]);
  const defined = sources.flatMap(({ text }) => [...text.matchAll(/defineTask\(\s*'(\w+)'/g)].map((match) => match[1]));
  expect(defined.length).toBe(names.length);
  expect(new Set(defined)).toEqual(new Set(names));
});

test.each([
  "await queue(db, { name: 'deliver_mail' }, {});",
  "sql`select add_job('x', '{}')`",
  'const { id } = payload as Job;',
])('%s is found', (text) => {
  expect(violations({ file: 'a.ts', text })).toHaveLength(1);
});

test('the database adds jobs in one function per task, for known tasks only, and no trigger names a task', async () => {
  const { rows } = await ownerPool.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~ '\\madd_jobs?\\M' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['add_job', 'add_jobs', 'queue_refund', 'queue_waitlist_offers']);
  const named = rows.flatMap(({ source }) =>
    [...source.matchAll(/\badd_jobs?\(\s*'(\w+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(new Set(named)).toEqual(new Set(['offer_free_spots', 'send_refund']));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('a job with invalid input fails before it does any work', async () => {
  const context = { pool: appPool, sidePool, config: testConfig(), log: createLog('silent'), now: new Date() };
  const invite = tasks.find(({ name }) => name === 'mail_waitlist_invite');
  await expect(invite?.run({ entry_id: 3 }, context)).rejects.toThrow(/entryId/);
});
