import type { Host } from './host-choice.ts';

const SCHEME = /^postgres(?:ql)?:\/\//i;

/** Values of target_session_attrs that Move accepts: it always looks for a writable server. */
const ATTRIBUTES = ['any', 'read-write', 'primary'];

export type DatabaseAddress = {
  /** The address of the first server, for programs and libraries that take only one. */
  connectionString: string;
  hosts: readonly Host[];
};

/**
 * Parses postgres://user:password@host1:5432,host2:5432/database. Returns a sentence when it is invalid, to be put after the name
 * of the variable.
 */
export function readDatabaseAddress(url: string): DatabaseAddress | string {
  const malformed =
    'must look like postgres://user:password@host:5432/database (several servers: host1:5432,host2:5432)';
  const { start, servers, rest } = splitAddress(url);
  const urls = servers.split(',').map((server) => `${start}${server}${rest}`);
  const [connectionString] = urls;
  if (start === '' || connectionString === undefined || !urls.every((each) => URL.canParse(each))) return malformed;
  const addresses = urls.map((each) => new URL(each));
  if (urls.length > 1 && addresses.some(({ hostname }) => hostname === '')) return malformed;
  const attribute = addresses[0]?.searchParams.get('target_session_attrs') ?? 'read-write';
  if (!ATTRIBUTES.includes(attribute))
    return `has target_session_attrs=${attribute}, but Move writes: leave it out or make it read-write`;
  return { connectionString, hosts: addresses.map(readHost) };
}

/**
 * Splits a connection string: scheme with user and password, servers, and the rest (database and parameters). All three are empty
 * for another scheme.
 */
function splitAddress(url: string) {
  const scheme = SCHEME.exec(url)?.[0] ?? '';
  if (scheme === '') return { start: '', servers: '', rest: '' };
  const authority = url.slice(scheme.length).split(/[/?#]/, 1)[0] ?? '';
  const serversAt = scheme.length + authority.lastIndexOf('@') + 1;
  const restAt = scheme.length + authority.length;
  return { start: url.slice(0, serversAt), servers: url.slice(serversAt, restAt), rest: url.slice(restAt) };
}

function readHost({ hostname, port }: URL): Host {
  return { host: decodeURIComponent(hostname.replace(/^\[|\]$/g, '')), port: Number(port || 5432) };
}

/** The servers and the database, without user and password. */
export function describeAddress(url: string): string {
  const address = readDatabaseAddress(url);
  if (typeof address === 'string') return 'PostgreSQL';
  const servers = address.hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`);
  return `PostgreSQL at ${servers.join(',')}${new URL(address.connectionString).pathname}`;
}
