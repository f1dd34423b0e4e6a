import type pg from 'pg';
import type { Config } from '../config.ts';
import { mollieDriver } from './mollie-driver.ts';
import type { PaymentDriver } from './payment-driver.ts';
import { testDriver } from './test-driver.ts';

export type DriverName = PaymentDriver['name'];
type Parts = {
  config: Config;
  pool: pg.Pool;
  /** The platform's key, if it has one, and its former keys, newest first. */
  own: { key: string | null; former: readonly string[] };
};

/** Opens the driver with this name, which is stored with each payment. Null when the driver isn't configured (any more). */
export function openDriver(name: DriverName, { config, pool, own }: Parts): PaymentDriver | null {
  if (name === 'test') return config.paymentDriver === 'test' ? testDriver({ pool, appUrl: config.appUrl }) : null;
  const key = own.key ?? config.mollieKey;
  if (key === undefined) return null;
  const former = [...own.former, ...(config.mollieKey === undefined ? [] : [config.mollieKey])];
  const keys = [key, ...former.filter((each) => each !== key)] as const;
  const isLiveOnly = config.appEnv === 'production';
  return mollieDriver({ baseUrl: config.mollieUrl, keys, webhookUrl: webhookUrlOf(config), isLiveOnly });
}

/** Opens a driver for `listEntries` only: of the Mollie account of this key, or without a key of the built-in provider. */
export function openAccount(key: string | null, { config, pool }: Omit<Parts, 'own'>): PaymentDriver {
  if (key === null) return testDriver({ pool, appUrl: config.appUrl });
  return mollieDriver({ baseUrl: config.mollieUrl, keys: [key], webhookUrl: null });
}

/** The address that Mollie calls; null for this machine itself, since Mollie refuses an address that it can't reach. */
function webhookUrlOf({ appUrl }: Config): string | null {
  const { hostname } = new URL(appUrl);
  const isOwnMachine = hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
  return isOwnMachine ? null : `${appUrl}/v1/public/payments/mollie`;
}
