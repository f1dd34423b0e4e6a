import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchDatabase } from './embedded-process.ts';

/** A database that ignores SIGINT at first, like PostgreSQL while it starts. */
const DEAF = `#!${process.execPath}
let isDeaf = true;
process.on('SIGINT', () => isDeaf || process.exit(0));
setTimeout(() => { isDeaf = false; }, 300);
setInterval(() => {}, 1000);
setTimeout(() => process.exit(1), 20_000);
console.error('database system is ready to accept connections');
`;

test('a database that ignores the first stop signal gets another one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'move-deaf-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const postgres = join(directory, 'postgres.cjs');
  writeFileSync(postgres, DEAF);
  chmodSync(postgres, 0o755);
  const database = await launchDatabase({
    binaries: { postgres, initdb: '' } as Parameters<typeof launchDatabase>[0]['binaries'],
    runAs: { ids: {} } as Parameters<typeof launchDatabase>[0]['runAs'],
    dataDirectory: directory,
    socketDirectory: directory,
    settings: {},
    onLine: () => {},
  });
  const began = Date.now();
  await database.stop();
  // without another signal it ends after twenty seconds
  expect(Date.now() - began).toBeLessThan(4_000);
});
