import type { z } from 'zod';
import { type Endpoint, endpoint, type ReplySpec } from './endpoint.ts';

/** The list of the current platform, for a superadmin that of any platform: the one its path names (D1.4). */
export function ofApplication<const Path extends string, Query extends z.ZodType, const Reply extends ReplySpec>(
  list: Endpoint<string, Query, z.ZodUndefined, Reply, 'GET'>,
  named: { name: string; path: Path },
): Endpoint<Path, Query, z.ZodUndefined, Reply, 'GET', 'role:superadmin'> {
  const { kind: _, status, ...spec } = list;
  return endpoint({ ...spec, ...named, status, permission: 'role:superadmin' });
}
