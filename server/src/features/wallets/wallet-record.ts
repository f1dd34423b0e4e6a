import type { Wallet } from '@move/contract/wallets/wallets.ts';
import { freeSlug } from '@move/domain/kit/text/slug.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { assertKnown, replaceLinks } from '../../platform/database/links.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';

export const subjectOf = ({ id, name }: Pick<Wallet, 'id' | 'name'>): Subject => ({ type: 'wallets', id, name });

export const iconField = { field: 'icon', use: 'icon' } as const;

const takenSlug = (suggestion: string) => invalid('slug', 'slug.taken', { suggestion });

/** Refusals that only the database detects: another call took the slug at the same moment. */
export const walletRefusals = (slug: string) => ({ wallets_slug: () => takenSlug(freeSlug(slug, new Set([slug]))) });

/** Slugs in use that start with this one. */
export async function findTakenSlugs(db: Database, slug: string, ownId: number | null): Promise<Set<string>> {
  const like = `${slug.slice(0, 50).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('wallets')
    .select('slug')
    .where('slug', 'like', like)
    .where('deleted_at', 'is', null)
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

export async function assertSlugFree(db: Database, slug: string, ownId: number | null): Promise<void> {
  if (slug === '') throw invalid('slug', 'required');
  const taken = await findTakenSlugs(db, slug, ownId);
  if (taken.has(slug)) throw takenSlug(freeSlug(slug, taken));
}

type Links = { label_ids?: readonly number[] | undefined; application_ids?: readonly number[] | undefined };

/** Replaces the labels and the platforms of a wallet. A list that is left out stays. */
export async function saveLinks(db: Database, id: number, { label_ids, application_ids }: Links): Promise<void> {
  if (label_ids) {
    await assertKnown(db, { table: 'labels', ids: label_ids, field: 'label_ids' });
    const ids = [...label_ids, ...(await findRemovedLabels(db, id))];
    await replaceLinks(db, { table: 'wallet_labels', owner: ['wallet_id', id], column: 'label_id', ids });
  }
  if (application_ids) {
    await assertKnown(db, { table: 'applications', ids: application_ids, field: 'application_ids' });
    await assertNoneHeld(db, id, application_ids);
    const table = 'wallet_applications';
    await replaceLinks(db, { table, owner: ['wallet_id', id], column: 'application_id', ids: application_ids });
  }
}

/**
 * Throws 409 when users of a platform that is removed from the wallet hold moves, since they could no longer pay with them. Moves of
 * erased users don't count: nobody can pay with those.
 */
async function assertNoneHeld(db: Database, id: number, applicationIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ users: number }>`
    select count(*) as users from wallet_balances
    join profiles on profiles.id = wallet_balances.profile_id
    join wallet_applications links on links.wallet_id = wallet_balances.wallet_id and links.application_id = profiles.application_id
    where wallet_balances.wallet_id = ${id} and moves > 0 and profiles.email::text not like '%@erased.invalid'
      and links.application_id <> all (${[...applicationIds]}::bigint[])`.execute(db);
  const users = rows[0]?.users ?? 0;
  if (users > 0) throw refusedByState('application_ids', 'wallet.held', { users });
}

/** The removed labels of the wallet. The form hides them, but they stay: a wallet without labels pays for everything. */
async function findRemovedLabels(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('wallet_labels')
    .innerJoin('labels', 'labels.id', 'wallet_labels.label_id')
    .select('label_id')
    .where('wallet_id', '=', id)
    .where('labels.deleted_at', 'is not', null)
    .execute();
  return rows.map(({ label_id }) => label_id);
}
