import type * as api from '@move/contract/applications/manage-applications.ts';
import { type ApplicationContents, contentsInWords } from '@move/domain/applications/application-contents.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isStillReferenced } from '../../platform/database/refused-by.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { deleteRemovedCampaigns } from '../campaigns/public.ts';
import { releaseIcons } from '../builds/public.ts';
import { releaseFiles } from '../files/public.ts';
import { unlinkRemovedLabels } from '../labels/public.ts';
import { deletePlatformNotifications } from '../notifications/public.ts';
import { unlinkRemovedWallets } from '../wallets/public.ts';
import { subjectOf } from './application-record.ts';
import { findApplicationRecord } from './applications.queries.ts';

/** Removes an empty platform with its settings; throws 409 that names what it still contains. */
export async function removeApplication({ db, params, locale }: Call<typeof api.removeApplication>) {
  const before = await findApplicationRecord(db, params.applicationId);
  const contents = contentsInWords(await findContents(db, before.id), locale);
  if (contents !== null) throw refusedByState('id', 'application.not_empty', { contents });
  try {
    await db
      .updateTable('applications')
      .set({ logo_id: null, favicon_id: null, fallback_image_id: null })
      .where('id', '=', before.id)
      .execute();
    await deleteRemovedCampaigns(db, before.id);
    await unlinkRemovedLabels(db, before.id);
    await unlinkRemovedWallets(db, before.id);
    await deletePlatformNotifications(db, before.id);
    await releaseIcons(db, before.id);
    await releaseFiles(db, before.id);
    await db.deleteFrom('applications').where('id', '=', before.id).execute();
  } catch (error) {
    // a record was added at this moment, or is of a kind that `findContents` doesn't count
    throw isStillReferenced(error) ? refusedByState('id', 'in_use') : error;
  }
  return changed(undefined, { subject: subjectOf(before), before });
}

/**
 * Counts what a platform contains. Removed organisations count too, since their orders and invoices stay; removed campaigns and labels
 * don't: nobody would find them to empty the platform.
 */
async function findContents(db: Database, applicationId: number): Promise<ApplicationContents> {
  const { rows } = await sql<ApplicationContents>`
    select
      (select count(*) from applications where parent_id = ${applicationId}) as children,
      (select count(*) from organizations where home_application_id = ${applicationId} or exists (
        select from organization_applications link
        where link.organization_id = organizations.id and link.application_id = ${applicationId})) as organizations,
      (select count(*) from user_roles where application_id = ${applicationId}) as admins,
      (select count(*) from categories where application_id = ${applicationId}) as categories,
      (select count(*) from campaigns where application_id = ${applicationId} and deleted_at is null) as campaigns,
      (select count(*) from location_type_applications where application_id = ${applicationId})
        + (select count(*) from product_type_applications where application_id = ${applicationId}) as types,
      (select count(*) from label_applications link join labels on labels.id = link.label_id
        where link.application_id = ${applicationId} and labels.deleted_at is null) as labels`.execute(db);
  return rows[0] ?? { children: 0, organizations: 0, admins: 0, categories: 0, campaigns: 0, types: 0, labels: 0 };
}
