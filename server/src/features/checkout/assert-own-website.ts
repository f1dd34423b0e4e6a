import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import { isKnownOrigin, websitesOf } from '../../platform/http/websites.ts';

/** Throws 422 for a page that is on none of the platforms' own websites: nobody may lead our visitors elsewhere. */
export async function assertOwnWebsite(db: Database, returnUrl: string | undefined): Promise<void> {
  if (returnUrl === undefined) return;
  // a statement of its own: the function reads beyond the scope
  const { rows } = await sql<{ origin: string }>`select origin from public_origins() as origin`.execute(db);
  const url = URL.parse(returnUrl);
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  const hasLogin = url !== null && (url.username !== '' || url.password !== '');
  if (!isWeb || hasLogin || !isKnownOrigin(url.origin, websitesOf(rows.map(({ origin }) => origin)))) {
    throw invalid('return_url', 'booking.return_url');
  }
}
