import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { hashPassword, verifyPassword } from '../server/src/platform/auth/password.ts';
import pg from 'pg';
import { type Asked, careful, obvious } from './floor-queries.ts';

// A floor shows what the same replies cost without the product: node:http and pg, without framework and row-level security.
const [kind, port, socket] = process.argv.slice(2);
const queries = kind === 'careful' ? careful : obvious;
const db = new pg.Pool({ host: socket, port: 5432, user: 'postgres', database: 'move', max: 12 });

createServer((request, response) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
  answer(request).then(
    (body) => send(body === undefined ? 404 : 200, body),
    (error: unknown) => send(500, String(error)),
  );
}).listen(Number(port), '127.0.0.1', () => console.log('is ready'));

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://floor');
  if (url.pathname === '/v1/auth/login') return logIn(JSON.parse(await textOf(request)));
  const [, , , , organization, , record] = url.pathname.split('/');
  const organizationId = Number(organization);
  const token = createHash('sha256')
    .update((request.headers.authorization ?? '').slice(7))
    .digest();
  const userId = await queries.findCaller(db, token, organizationId);
  if (userId === undefined) return undefined;
  if (record === undefined) {
    const { rows, total } = await queries.list(db, askedOf(url, organizationId));
    return { locations: rows, meta: { pagination: { total } } };
  }
  if (request.method === 'GET') return { location: await findOne(organizationId, Number(record)) };
  return { location: await update({ userId, organizationId, id: Number(record) }, JSON.parse(await textOf(request))) };
}

function askedOf(url: URL, organizationId: number): Asked {
  const query = url.searchParams;
  return {
    organizationId,
    search: query.get('search') ?? '',
    page: Number(query.get('page') ?? 1),
    itemsPerPage: Number(query.get('itemsPerPage') ?? 250),
  };
}

async function findOne(organizationId: number, id: number): Promise<unknown> {
  const { rows } = await db.query(
    `select l.*, link.is_admin, o.name as owner_name from locations l
       join location_organizations link on link.location_id = l.id and link.organization_id = $1
       join organizations o on o.id = l.owner_organization_id
      where l.id = $2 and link.unlinked_at is null and l.deleted_at is null`,
    [organizationId, id],
  );
  const types = await db.query('select location_type_id from location_type_links where location_id = $1', [id]);
  const sports = await db.query('select sport_id from location_sports where location_id = $1', [id]);
  const contacts = await db.query(
    `select c.*, k.roles from contact_links k join contacts c on c.id = k.contact_id
     where k.organization_id = $1 and k.subject_type = 'location' and k.subject_id = $2`,
    [organizationId, id],
  );
  const users = await db.query(
    'select o.id, o.name, k.is_admin from location_organizations k join organizations o on o.id = k.organization_id where k.location_id = $1',
    [id],
  );
  return { ...rows[0], types: types.rows, sports: sports.rows, contacts: contacts.rows, organizations: users.rows };
}

type Target = { userId: number; organizationId: number; id: number };

async function update({ userId, organizationId, id }: Target, body: Record<string, unknown>): Promise<unknown> {
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query('select * from locations where id = $1', [id]);
    await client.query(
      `update locations set name = $2, street = $3, house_number = $4, zipcode = $5, city = $6, updated_at = now() where id = $1`,
      [id, body['name'], body['street'], body['house_number'], body['zipcode'], body['city']],
    );
    await client.query(
      `insert into audit_log (actor_id, action, subject_type, subject_id, organization_id, changes)
       values ($1, 'update', 'locations', $2, $3, $4)`,
      [userId, String(id), organizationId, JSON.stringify(body)],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  return findOne(organizationId, id);
}

const nobody = hashPassword('nobody');

async function logIn({ email, password }: { email: string; password: string }): Promise<unknown> {
  const { rows } = await db.query('select id, email, first_name, password_hash from users where email = $1', [email]);
  const isRight = await verifyPassword(password, rows[0]?.password_hash ?? (await nobody));
  if (!isRight) return undefined;
  const token = crypto.randomUUID();
  await db.query(
    `insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
     values ($1, $2, now() + interval '1 hour', now() + interval '14 days')`,
    [rows[0].id, createHash('sha256').update(token).digest()],
  );
  return { api_token: token, user: rows[0] };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
