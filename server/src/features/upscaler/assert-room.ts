import { Problem } from '../../platform/http/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isOfUser, siteOfTask } from './tickets.ts';

const MB = 1024 * 1024;

/**
 * The most images that wait or are done, and their bytes, of all together, of visitors without a login and of one site: they are kept for
 * two hours.
 */
const ROOM = {
  all: { tasks: 500, bytes: 2_000 * MB },
  visitors: { tasks: 250, bytes: 1_000 * MB },
  site: { tasks: 100, bytes: 400 * MB },
} as const;

/** Soon enough for a user to try again: images are removed every quarter of an hour. */
const RETRY_SECONDS = 900;

type Asked = { id: string; field: 'file' | 'files'; bytes: number };
type Held = { tasks: number; bytes: number };

/**
 * Throws 429 when all together, visitors without a login, or the site that began this task, store too many images or too much. Anyone may
 * use the service, and the disk holds the files of all platforms. Visitors leave room for users.
 */
export async function assertRoom(
  storage: Storage,
  { id, field, bytes }: Asked,
  room: Record<'all' | 'visitors' | 'site', Held> = ROOM,
): Promise<void> {
  const all: Held = { tasks: 1, bytes };
  const visitors: Held = { tasks: 1, bytes };
  const site: Held = { tasks: 1, bytes };
  const own = siteOfTask(id);
  for await (const { key, size } of storage.list('upscaler/')) {
    const [task = '', kind] = key.slice('upscaler/'.length).split(/-(?=in$|out$)/);
    // an image that is sent again replaces the former one
    if (task === id && kind === 'in') continue;
    const counts = [all, ...(isOfUser(task) ? [] : [visitors]), ...(siteOfTask(task) === own ? [site] : [])];
    for (const held of counts) {
      held.bytes += size;
      if (kind === 'in') held.tasks += 1;
    }
  }
  const isOver = (held: Held, most: Held) => held.tasks > most.tasks || held.bytes > most.bytes;
  const isVisitorOver = !isOfUser(id) && isOver(visitors, room.visitors);
  if (!isVisitorOver && !isOver(all, room.all) && !isOver(site, room.site)) return;
  throw new Problem(429, [{ field, key: 'upscale.full' }], { retryAfter: RETRY_SECONDS });
}
