import type * as api from '@move/contract/builds/app-configs.ts';
import { sql } from 'kysely';
import { isVersion } from '../../../platform/database/version.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { attachFile } from '../../files/public.ts';
import { configSubject, findConfig } from './app-configs.queries.ts';

export async function updateAppConfig(call: Call<typeof api.updateAppConfig>) {
  const { db, params, body } = call;
  const { application, common: before } = await findConfig(db, params.applicationId);
  const { icon, notification_icon, updated_at, ...texts } = body;
  const owner = { applicationId: application.id };
  const images = {
    icon_id: await attachFile(call, {
      field: 'icon',
      use: 'app_icon',
      token: icon,
      current: before.icon?.id ?? null,
      owner,
    }),
    notification_icon_id: await attachFile(call, {
      field: 'notification_icon',
      use: 'notification_icon',
      token: notification_icon,
      current: before.notification_icon?.id ?? null,
      owner,
    }),
  };
  const saved = await db
    .updateTable('app_configs')
    .set({
      ...images,
      common: sql`common || ${JSON.stringify(texts)}::jsonb`,
      common_updated_at: sql`now()`,
    })
    .where('application_id', '=', application.id)
    .where(isVersion(updated_at, 'common_updated_at'))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const { common: app_config } = await findConfig(db, application.id);
  return changed({ app_config }, { subject: configSubject(application), before, after: app_config });
}
