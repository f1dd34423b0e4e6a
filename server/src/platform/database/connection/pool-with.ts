import type pg from 'pg';

/**
 * The same pool with another connect function, for a library that opens its connections itself. Callers with a callback keep the
 * original one.
 */
export function poolWith(pool: pg.Pool, connect: () => Promise<pg.PoolClient>): pg.Pool {
  const connectEither = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : connect();
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connectEither;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
