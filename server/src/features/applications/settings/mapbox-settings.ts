import type * as api from '@move/contract/applications/application-map.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';

type Mapbox = ReplyOf<typeof api.getApplicationMap>['mapbox'];

export async function findMapbox(db: Database, applicationId: number): Promise<Mapbox & { name: string }> {
  const { rows } = await sql<Mapbox & { name: string }>`
    select name, map_style_url as style_url, map_access_token is not null as has_access_token, longitude, latitude, zoom,
      map_updated_at as updated_at
    from applications where id = ${applicationId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}
