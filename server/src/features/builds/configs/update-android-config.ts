import type * as api from '@move/contract/builds/app-configs.ts';
import { sql } from 'kysely';
import { isVersion } from '../../../platform/database/version.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { configSubject, findConfig } from './app-configs.queries.ts';
import { encryptSecret, withNewSecret } from './build-secrets.ts';

export async function updateAndroidConfig({ db, params, body, config }: Call<typeof api.updateAndroidConfig>) {
  const { application, android: before } = await findConfig(db, params.applicationId);
  const { signing_password, updated_at, ...fields } = body;
  const saved = await db
    .updateTable('app_configs')
    .set({
      android: sql`android || ${JSON.stringify(fields)}::jsonb`,
      signing_password_encrypted: encryptSecret(signing_password, config.appKey),
      android_updated_at: sql`now()`,
    })
    .where('application_id', '=', application.id)
    .where(isVersion(updated_at, 'android_updated_at'))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const { android } = await findConfig(db, application.id);
  const after = withNewSecret(android, 'signing_password', signing_password);
  return changed({ android }, { subject: configSubject(application), before, after });
}
