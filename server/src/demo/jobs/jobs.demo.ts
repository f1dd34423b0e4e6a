import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import { addInboxItem } from '../../features/jobs/inbox.queries.ts';
import { attachJobFile } from '../../features/jobs/download-export.ts';

type Parts = { people: DemoPeople; applications: DemoApplications };

const HEADERS = ['Naam', 'Straat', 'Huisnummer', 'Postcode', 'Plaats', 'Landcode'];
const REFUSED = `${[...HEADERS, 'Regel', 'Reden'].join(';')}\r\nTurnlust;Kerkweg;4;34 AB;Waterstad;NL;5;Postcode is niet geldig\r\n`;
const CLUBS = [
  ['Korfbalvereniging De Korf', 'Parklaan', '18', '3452 AC', 'Waterstad', 'NL'],
  ['Schaatsclub Het Scherp', 'IJsbaanpad', '2', '3453 BD', 'Waterstad', 'NL'],
];

/** Adds two items to the inbox of the platform's administrator: a finished import, and one that can be retried. */
export async function seedDemoJobs(db: Database, { people, applications }: Parts): Promise<void> {
  const done = await addRun(db, people.youssef, {
    subject: 'verenigingen-najaar.csv',
    status: 'succeeded',
    result: { rows: 4, created: 3, refused: 1 },
    days: 3,
  });
  const content = Buffer.from(`\uFEFF${REFUSED}`);
  await attachJobFile(db, { job_id: done, filename: 'geweigerd.csv', mime_type: 'text/csv; charset=utf-8', content });
  const failed = await addRun(db, people.youssef, {
    subject: 'nieuwe-clubs.csv',
    status: 'failed',
    failure: { key: 'job.fault' },
    days: 1,
  });
  await sql`
    insert into imports (id, application_id, is_accepting, headers, rows, refused, actor_roles, ip)
    values (${failed}::uuid, ${applications.beweegplein}, false, ${JSON.stringify(HEADERS)}::jsonb,
      ${JSON.stringify(CLUBS.map(rowOf))}::jsonb, '[]', '{admin}', '127.0.0.1')`.execute(db);
}

type Run = {
  subject: string;
  status: 'succeeded' | 'failed';
  result?: Record<string, number>;
  failure?: { key: 'job.fault' };
  days: number;
};

/** Adds a run that ended some days ago, with its item in the inbox. */
async function addRun(db: Database, userId: number, { subject, status, result, failure, days }: Run): Promise<string> {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  const { id } = await db
    .insertInto('job_runs')
    .values({
      user_id: userId,
      kind: 'import_organizations',
      subject,
      status,
      total: result?.['rows'] ?? CLUBS.length,
      done: result?.['rows'] ?? 0,
      result: result === undefined ? null : JSON.stringify(result),
      failure: failure === undefined ? null : JSON.stringify(failure),
      request_id: crypto.randomUUID(),
      created_at: at,
      finished_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addInboxItem(db, { user_id: userId, kind: `job_${status}`, subject, job_id: id });
  await sql`update inbox_items set created_at = ${at}, read_at = ${status === 'failed' ? null : at} where job_id = ${id}::uuid`.execute(
    db,
  );
  return id;
}

/** A checked row, as the upload of a list stores it. */
function rowOf(cells: readonly string[], n: number) {
  const [name, street, house_number, zipcode, city, country_code] = cells;
  const address = { name, street, house_number, zipcode, city, country_code };
  const unknown = {
    description: null,
    kvk_number: null,
    email: null,
    phone: null,
    website: null,
    location_notes: null,
  };
  const socials = { facebook_url: null, instagram_url: null, youtube_url: null };
  return { line: n + 2, cells, value: { ...address, ...unknown, ...socials } };
}
