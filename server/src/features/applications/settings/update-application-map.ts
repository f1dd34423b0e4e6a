import type * as api from '@move/contract/applications/application-map.ts';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { mapOrigins } from '../../../platform/http/origins/map-origins.ts';
import { invalid, stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { getApplicationMap } from '../applications.queries.ts';
import { findMapbox } from './mapbox-settings.ts';

export async function updateApplicationMap(call: Call<typeof api.updateApplicationMap>) {
  const { db, params, body, config } = call;
  const { name, ...before } = await findMapbox(db, params.applicationId);
  const { style_url, access_token, updated_at, ...centre } = body;
  if (style_url) assertOpenHost(style_url, config);
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

/** Throws 422 for a style that the page's content security policy would block. */
function assertOpenHost(styleUrl: string, config: Config) {
  const { host, origin, protocol } = new URL(styleUrl);
  const allowed = mapOrigins(config);
  if (protocol === 'mapbox:' || allowed.includes(origin)) return;
  throw invalid('style_url', 'map.host', {
    host,
    allowed: allowed.map((open) => new URL(open).host).join(', '),
  });
}
