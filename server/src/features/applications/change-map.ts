import type * as api from '@move/contract/applications/application-map.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { mapOrigins } from '../../platform/http/map-origins.ts';
import { invalid, notFound, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './change-application.ts';

type Mapbox = ReplyOf<typeof api.getApplicationMap>['mapbox'];

async function findMapbox(db: Database, applicationId: number): Promise<Mapbox & { name: string }> {
  const { rows } = await sql<Mapbox & { name: string }>`
    select name, map_style_url as style_url, map_access_token is not null as has_access_token, longitude, latitude, zoom,
      map_updated_at as updated_at
    from applications where id = ${applicationId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

export async function getApplicationMap({ db, params }: Pick<Call<typeof api.getApplicationMap>, 'db' | 'params'>) {
  const { name: _, ...mapbox } = await findMapbox(db, params.applicationId);
  return { mapbox };
}

export async function updateApplicationMap(call: Call<typeof api.updateApplicationMap>) {
  const { db, params, body, config } = call;
  const { name, ...before } = await findMapbox(db, params.applicationId);
  const { style_url, access_token, updated_at, ...centre } = body;
  if (style_url) refuseClosedHost(style_url, config);
  const saved = await db
    .updateTable('applications')
    .set({
      ...centre,
      ...(style_url === undefined ? {} : { map_style_url: style_url }),
      ...(access_token === undefined ? {} : { map_access_token: access_token }),
      map_updated_at: sql`now()`,
    })
    .where('id', '=', params.applicationId)
    .where(isVersion(updated_at, 'map_updated_at'))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const { mapbox } = await getApplicationMap(call);
  const isNewToken = access_token !== undefined && access_token !== null;
  const after = isNewToken ? { ...mapbox, access_token } : mapbox;
  return changed({ mapbox }, { subject: subjectOf({ id: params.applicationId, name }), before, after });
}

/** The browser fetches maps only where the page's security policy allows, so another style would never show. */
function refuseClosedHost(styleUrl: string, config: Config) {
  const { host, origin, protocol } = new URL(styleUrl);
  const allowed = mapOrigins(config);
  if (protocol === 'mapbox:' || allowed.includes(origin)) return;
  throw invalid('style_url', 'map.host', {
    host,
    allowed: allowed.map((open) => new URL(open).host).join(', '),
  });
}

/** What maps of the current platform are drawn with: its own settings, else those of the installation. */
export async function getMap({
  db,
  applicationId,
  config,
}: Call<typeof api.getMap>): Promise<ReplyOf<typeof api.getMap>> {
  const found = await db
    .selectFrom('applications')
    .select(['map_style_url', 'map_access_token', 'longitude', 'latitude', 'zoom'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { map_style_url, map_access_token, ...centre } = found;
  const isOwn = map_style_url !== null;
  return {
    map: {
      style_url: isOwn ? map_style_url : (config.mapStyleUrl ?? null),
      access_token: isOwn ? map_access_token : (config.mapToken ?? null),
      ...centre,
    },
  };
}
