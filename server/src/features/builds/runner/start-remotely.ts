import { hkdfSync, createCipheriv, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { decrypt } from '../../../platform/encryption.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { endBuild } from '../end-build.ts';
import { addToLog, type ClaimedBuild } from './claimed-build.ts';
import { signatureOf } from './sign-request.ts';

const TIMEOUT_MS = 10_000;

/** Hands a build to the remote runner, which must report from then on, or the build is failed as lost. */
export async function startRemotely(build: ClaimedBuild, context: TaskContext): Promise<void> {
  const { config, pool } = context;
  const { id, platform, version, version_code } = build;
  const { application, common, android, ios } = build.config;
  const status = await send(config, {
    action: 'build',
    build_id: id,
    application,
    platform,
    version,
    version_code,
    config: { common: withAddresses(common, config.appUrl), [platform]: platform === 'ios' ? ios : android },
    secrets: await sealedSecrets(build, context),
    events_url: `${config.appUrl}/v1/public/build-events`,
  });
  if (status >= 200 && status < 300) {
    const { host } = new URL(config.buildWebhook.url ?? '');
    return addToLog(context, build, { level: 'info', message: { key: 'build.log.handed_over', params: { host } } });
  }
  await asSystem(pool, (db) =>
    endBuild(
      db,
      { ...build, appUrl: config.appUrl },
      { status: 'failed', message: { key: 'build.refused_by_runner', params: { status } } },
    ),
  );
}

/** Asks the remote runner to stop. The queue retries when the runner can't be reached; the build has ended here in any case. */
export async function abortRemotely({ buildId }: { buildId: number }, { config }: TaskContext): Promise<void> {
  const status = await send(config, { action: 'abort', build_id: buildId });
  if (status >= 500) throw new Error(`the runner answered ${status} to an abort`);
}

/**
 * Posts to the address that the operator set. Follows no redirect, so that a reply can't lead into our own network, and doesn't read the
 * body. Returns the status; 0 when there was none.
 */
async function send({ buildWebhook: { url, secret } }: Config, message: object): Promise<number> {
  if (url === undefined || secret === undefined) return 0;
  const payload = JSON.stringify(message);
  const timestamp = Math.floor(Date.now() / 1_000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-move-timestamp': String(timestamp),
        'x-move-signature': `sha256=${signatureOf(secret, timestamp, payload)}`,
      },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

function withAddresses<Common extends { icon: { id: string } | null; notification_icon: { id: string } | null }>(
  common: Common,
  appUrl: string,
) {
  const address = (image: { id: string } | null) => (image === null ? null : `${appUrl}/v1/files/${image.id}/original`);
  return { ...common, icon: address(common.icon), notification_icon: address(common.notification_icon) };
}

type Stored = { signing_password_encrypted: Buffer | null; private_key_encrypted: Buffer | null };

/** The secrets for this store as JSON, encrypted by BUILD_WEBHOOK_SECRET: nonce, tag, text in base64 (AES-256-GCM). */
async function sealedSecrets(build: ClaimedBuild, { pool, config }: TaskContext): Promise<string> {
  const { rows } = await asSystem(pool, (db) =>
    sql<Stored>`select signing_password_encrypted, private_key_encrypted from app_configs
      where application_id = ${build.config.application.id}`.execute(db),
  );
  const open = (value: Buffer | null | undefined) =>
    value ? decrypt(value, { appKey: config.appKey, use: 'build-secret' }) : null;
  const secrets =
    build.platform === 'android'
      ? { signing_password: open(rows[0]?.signing_password_encrypted) }
      : { private_key: open(rows[0]?.private_key_encrypted) };
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretsKey(config.buildWebhook.secret ?? ''), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The runner derives the same key from the shared secret (docs/integrations.md). */
export const secretsKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'move build secrets', 32));
