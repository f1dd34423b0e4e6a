import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { afterRestore, readContents } from '../../testing/database/database-contents.ts';
import { backUp, restore, runOperatorCommand, temporaryDirectories } from '../../testing/processes/operator-command.ts';
import { freePort, startProduct, temporaryDataDir } from '../../testing/processes/product-process.ts';

const tablesIn = (path: string) =>
  (JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')) as { tables: unknown }).tables;

const temporaryDirectory = temporaryDirectories();

/** Adds a user, because a database without users would be filled with the demo data. */
async function addUser(admin: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query("insert into users (email, first_name, last_name) values ('sanne@test.example', 'Sanne', 'Bos')");
  await client.end();
}

test.skipIf(process.env['TEST_ENGINE'] !== undefined)(
  'the embedded database is backed up while it runs and while it is stopped, and restored with its keys; its erasures are listed while it runs',
  async () => {
    const dataDir = temporaryDataDir();
    const port = await freePort();
    const product = startProduct({ DATA_DIR: dataDir, PORT: port, SEED_DEMO: '0' }, ['--only', 'api']);
    await product.ready();
    const admin = { host: join(dataDir, 'socket'), user: 'postgres', database: 'move' };
    await addUser(admin);
    const running = await backUp({ DATA_DIR: dataDir }, temporaryDirectory());
    expect(running.output).toMatch(/^Backup complete/);
    const listed = () => runOperatorCommand('erasures', ['list'], { DATA_DIR: dataDir });
    expect(await listed()).toEqual({ status: 0, output: '[]\n' });
    const before = await readContents(admin);
    product.child.kill('SIGTERM');
    await product.exit();
    const still = await backUp({ DATA_DIR: dataDir }, temporaryDirectory());
    expect(still.output).toMatch(/^Backup complete/);
    expect((await restore(still.path, { DATA_DIR: dataDir })).output).toMatch(/^DATA_DIR .* is not empty: .*\n$/);

    expect(tablesIn(still.path)).toEqual(tablesIn(running.path));

    const restored = temporaryDataDir();
    expect((await restore(running.path, { DATA_DIR: restored })).output).toMatch(/every table has the rows/);
    expect(readFileSync(join(restored, 'secrets/app-key'), 'utf8')).toBe(
      readFileSync(join(dataDir, 'secrets/app-key'), 'utf8'),
    );
    const again = startProduct({ DATA_DIR: restored, PORT: port, SEED_DEMO: '1' }, ['--only', 'api']);
    await again.ready();
    expect(again.output()).not.toContain('demo data …');
    const after = await readContents({ ...admin, host: join(restored, 'socket') });
    expect(after).toEqual(afterRestore(before, after));
    again.child.kill('SIGTERM');
    await again.exit();
  },
  300_000,
);
