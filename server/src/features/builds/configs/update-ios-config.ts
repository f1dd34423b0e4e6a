import type * as api from '@move/contract/builds/app-configs.ts';
import { sql } from 'kysely';
import { isVersion } from '../../../platform/database/version.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { configSubject, findConfig } from './app-configs.queries.ts';
import { encryptSecret, withNewSecret } from './build-secrets.ts';

export async function updateIosConfig({ db, params, body, config }: Call<typeof api.updateIosConfig>) {
  const { application, ios: before } = await findConfig(db, params.applicationId);
  const { private_key, updated_at, ...fields } = body;
  const saved = await db
    .updateTable('app_configs')
    .set({
      ios: sql`ios || ${JSON.stringify(fields)}::jsonb`,
      private_key_encrypted: encryptSecret(private_key, config.appKey),
      ios_updated_at: sql`now()`,
    })
    .where('application_id', '=', application.id)
    .where(isVersion(updated_at, 'ios_updated_at'))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const { ios } = await findConfig(db, application.id);
  const after = withNewSecret(ios, 'private_key_secret', private_key);
  return changed({ ios }, { subject: configSubject(application), before, after });
}
