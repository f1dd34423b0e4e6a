import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/wallets/wallets.ts';
import type { Wallet, WalletChoice, WalletRow } from '@move/contract/wallets/wallets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import { isLinkChosen } from '../../platform/database/expressions/chosen.ts';
import { isInRange } from '../../platform/database/expressions/ranges.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { fileAddress } from '../files/public.ts';

const iconUrl = sql`${fileAddress('icon_id')} as icon_url`;
const balance = sql`(select coalesce(sum(moves), 0)::bigint from wallet_balances where wallet_id = wallets.id)`;
const columns = sql`wallets.id, wallets.name, wallets.slug, move_value_in_cents, coupons_count,
  array(select label_id from wallet_labels join labels on labels.id = label_id
    where wallet_id = wallets.id and labels.deleted_at is null order by 1) as label_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('id', labels.id, 'name', labels.name) order by labels.name), '[]')
    from wallet_labels link join labels on labels.id = link.label_id
    where link.wallet_id = wallets.id) as labels,
  array(select application_id from wallet_applications where wallet_id = wallets.id order by 1) as application_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('id', applications.id, 'name', applications.name) order by applications.name), '[]')
    from wallet_applications link join applications on applications.id = link.application_id
    where link.wallet_id = wallets.id) as applications,
  ${balance} as balance,
  wallets.created_at, wallets.updated_at`;

/** Throws 404 for an unknown or removed wallet. */
export async function findWallet(db: Database, walletId: number): Promise<Wallet> {
  const { rows } = await sql<Wallet>`
    select ${columns}, image_of(icon_id) as icon from wallets where wallets.id = ${walletId} and deleted_at is null`.execute(
    db,
  );
  const [wallet] = rows;
  if (!wallet) throw notFound();
  return wallet;
}

/** The moves that the coupons of a wallet can still give, including disabled and expired ones, which can be enabled again. */
export async function findMovesToRedeem(db: Database, walletId: number): Promise<number> {
  const { rows } = await sql<{ moves: number }>`
    select least(coalesce(sum(value::numeric * (quantity - redeemed_count)), 0), ${Number.MAX_SAFE_INTEGER})::bigint as moves
    from coupons where wallet_id = ${walletId}`.execute(db);
  return rows[0]?.moves ?? 0;
}

export type WalletName = { id: number; name: string };

export async function findWalletName(db: Database, walletId: number): Promise<WalletName> {
  const wallet = await db
    .selectFrom('wallets')
    .select(['id', 'name'])
    .where('id', '=', walletId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!wallet) throw notFound();
  return wallet;
}

function filtersOf({ applicationId, labelId, moveValue, couponsCount, moves }: QueryOf<typeof api.listWallets>) {
  const linkedBy = (table: 'wallet_applications' | 'wallet_labels') => (condition: RawBuilder<unknown>) =>
    sql`exists (select from ${sql.table(table)} where wallet_id = wallets.id and ${condition})`;
  return [
    ...(applicationId ? [isLinkChosen(sql`application_id`, applicationId, linkedBy('wallet_applications'))] : []),
    ...(labelId ? [isLinkChosen(sql`label_id`, labelId, linkedBy('wallet_labels'))] : []),
    ...(moveValue ? [isInRange(sql`move_value_in_cents`, moveValue)] : []),
    ...(couponsCount ? [isInRange(sql`coupons_count`, couponsCount)] : []),
    ...(moves ? [isInRange(balance, moves)] : []),
  ];
}

export async function listWallets({ db, query }: Call<typeof api.listWallets>) {
  const where = [sql`wallets.deleted_at is null`, ...filtersOf(query)];
  if (query.search) where.push(matches(sql`fold(wallets.name)`, query.search));
  const sort = {
    name: sql`fold(wallets.name)`,
    coupons_count: sql`wallets.coupons_count`,
    updated_at: sql`wallets.updated_at`,
  };
  const parts = { select: sql`${columns}, ${iconUrl}`, from: sql`wallets`, where, sort, id: sql`wallets.id` };
  const { rows, meta } = await findPage<WalletRow, keyof typeof sort>(db, parts, query);
  return { wallets: rows, meta };
}

export async function listAllWallets({ db }: Call<typeof api.listAllWallets>) {
  const { rows } = await sql<WalletChoice>`
    select id, name, ${iconUrl} from wallets where deleted_at is null order by fold(name), id`.execute(db);
  return { wallets: rows };
}

export async function getWallet({ db, params }: Call<typeof api.getWallet>) {
  return { wallet: await findWallet(db, params.walletId) };
}
