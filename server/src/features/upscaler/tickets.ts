import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { notFound, unauthenticated } from '../../platform/http/problem.ts';

/** How long a ticket is valid, and the images of its task are kept. */
export const LIFE_SECONDS = 2 * 60 * 60;

/** No hexadecimal digit, so that no other id begins with it. */
const USER_MARK = 'u';

export type Issuing = { key: string; now: Date };

// Tickets are signed, so that any process can check one that another process issued, and nothing has to be stored.

/** The key in the public settings. Everybody can read it, so it only deters strangers. */
export function publicKeyOf(key: string): string {
  return sign(key, 'public key');
}

/** Creates a token, marked when it is for a user of the back office. */
export function newToken({ key, now }: Issuing, { isUser = false } = {}): string {
  return sealed(key, `token.${isUser ? USER_MARK : ''}${randomId()}.${endOf(now)}`);
}

/**
 * Creates a task for the holder of a token. Its id begins with the mark of a user and a keyed hash of the site, so that no address is
 * stored; it is short, since a part of a path holds 100 characters.
 */
export function newTask(token: string, { key, now }: Issuing, site: string): string {
  const mark = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`upscaler site ${site}`)
    .digest('hex')
    .slice(0, 12);
  const who = isOfUser(token.slice('token.'.length)) ? USER_MARK : '';
  return sealed(key, `task.${who}${mark}_${randomId()}.${endOf(now)}`, token);
}

/** Whether the task with this id was begun by a user of the back office. */
export const isOfUser = (id: string): boolean => id.startsWith(USER_MARK);

/** The keyed hash of the site that began a task, for a visitor and a user alike. */
export const siteOfTask = (id: string): string => (id.split('_', 1)[0] ?? '').replace(USER_MARK, '');

/** Returns a token. Throws 401 when it wasn't issued here or has expired. */
export function checkToken(token: string | null, issuing: Issuing): string {
  if (token === null || read(token, 'token', issuing) === null) throw unauthenticated();
  return token;
}

/** Returns the id of a task. Throws 404 when the task wasn't issued here, has expired or belongs to another token. */
export function taskIdOf(task: string, token: string, issuing: Issuing): string {
  const id = read(task, 'task', { ...issuing, holder: token });
  if (id === null) throw notFound();
  return id;
}

function read(ticket: string, kind: string, { key, now, holder = '' }: Issuing & { holder?: string }): string | null {
  const [kindOf = '', id = '', ends = '', seal = ''] = ticket.split('.');
  const right = Buffer.from(sign(key, `${kindOf}.${id}.${ends}`, holder));
  const given = Buffer.from(seal);
  if (kindOf !== kind || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(ends) * 1_000 > now.getTime() ? id : null;
}

const sealed = (key: string, text: string, holder = '') => `${text}.${sign(key, text, holder)}`;
const sign = (key: string, text: string, holder = '') =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`upscaler ${text} ${holder}`).digest('base64url');
const randomId = () => randomBytes(12).toString('hex');
const endOf = (now: Date) => Math.floor(now.getTime() / 1_000) + LIFE_SECONDS;
