import { type Config, loadConfig } from '../platform/config.ts';

/** A complete configuration that touches no disk and no network; a test states only what it is about. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const key = Buffer.alloc(32, 7).toString('base64');
  const config = loadConfig({
    APP_ENV: 'demo',
    DATABASE_URL: 'postgres://unused.invalid/move',
    APP_KEY: key,
    FILES_SIGNING_KEY: key,
    LOG_LEVEL: 'silent',
  });
  return { ...config, ...changes };
}
