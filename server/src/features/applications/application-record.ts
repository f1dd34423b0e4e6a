import type * as api from '@move/contract/applications/manage-applications.ts';
import type { Application, ApplicationDraft } from '@move/contract/applications/manage-applications.ts';
import type { ImageUse } from '@move/domain/files/image-rules.ts';
import { freeSlug } from '@move/domain/kit/text/slug.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';

export const subjectOf = (application: Pick<Application, 'id' | 'name'>): Subject => ({
  type: 'applications',
  id: application.id,
  name: application.name,
});

type Images = { [Name in 'logo' | 'favicon' | 'fallback_image']?: string | null | undefined };

export async function attachImages(
  call: Pick<Call<typeof api.updateApplication>, 'db' | 'caller'>,
  applicationId: number,
  { draft, before }: { draft: Images; before?: Application },
) {
  const attach = (field: keyof Images, use: ImageUse) =>
    attachFile(call, {
      field,
      use,
      token: draft[field],
      current: before?.[field]?.id ?? null,
      owner: { applicationId },
    });
  return {
    logo_id: await attach('logo', 'application_logo'),
    favicon_id: await attach('favicon', 'favicon'),
    fallback_image_id: await attach('fallback_image', 'picture'),
  };
}

const takenSlug = (suggestion: string) => invalid('slug', 'slug.taken', { suggestion });

/** The errors for database constraints that fail because another call came first. */
export const applicationRefusals = (slug: string) => ({
  applications_slug: () => takenSlug(freeSlug(slug, new Set([slug]))),
  applications_parent_level: () => invalid('parent_id', 'exists'),
});

export async function assertSlugFree(db: Database, slug: string, ownId: number | null) {
  const like = `${slug.slice(0, 50).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('applications')
    .select('slug')
    .where('slug', 'like', like)
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId))
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  if (taken.has(slug)) throw takenSlug(freeSlug(slug, taken));
}

/**
 * Throws 422 unless the parent exists, has no parent itself, and isn't below the platform. A platform with platforms below it gets no
 * parent.
 */
export async function assertParent(db: Database, parentId: number, own: Application | null) {
  if (parentId === own?.id) throw invalid('parent_id', 'parent.self');
  if (own && own.child_applications.length > 0) throw invalid('parent_id', 'parent.has_children');
  // locked in order of id: when two platforms are put below each other at once, the second call waits and sees the first change
  const both = await db
    .selectFrom('applications')
    .select(['id', 'name', 'parent_id'])
    .where('id', 'in', own ? [own.id, parentId] : [parentId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const parent = both.find(({ id }) => id === parentId);
  if (!parent) throw invalid('parent_id', 'exists');
  if (parent.parent_id !== null) throw invalid('parent_id', 'parent.is_child', { name: parent.name });
}

/** Throws 422 when the platform has orders: their months follow its clock (docs/rules/reconciliation.md#the-equation). */
export async function assertNothingSold(db: Database, applicationId: number) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('application_id', '=', applicationId)
    .limit(1)
    .execute();
  if (order.length > 0) throw invalid('timezone', 'timezone.sold');
}

/** Replaces the domains by those of the draft; a draft without `hosts` keeps them. A domain belongs to one platform. */
export async function saveHosts(db: Database, applicationId: number, hosts: ApplicationDraft['hosts']) {
  if (hosts === undefined) return;
  const foreign = await db
    .selectFrom('application_hosts')
    .select('host')
    .where('host', 'in', ['', ...hosts])
    .where('application_id', '<>', applicationId)
    .executeTakeFirst();
  if (foreign) throw takenHost(hosts, foreign.host);
  await db
    .deleteFrom('application_hosts')
    .where('application_id', '=', applicationId)
    .where('host', 'not in', ['', ...hosts])
    .execute();
  if (hosts.length === 0) return;
  const values = hosts.map((host) => ({ host, application_id: applicationId }));
  const insert = db
    .insertInto('application_hosts')
    .values(values)
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
  await insert;
  const { count } = await db
    .selectFrom('application_hosts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  // another platform took one of the domains at this moment
  if (count !== hosts.length) throw takenHost(hosts, hosts[0] ?? '');
}

function takenHost(hosts: readonly string[], host: string) {
  return invalid(`hosts.${hosts.indexOf(host)}`, 'host.taken', { host });
}
