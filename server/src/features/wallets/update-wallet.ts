import type * as api from '@move/contract/wallets/wallets.ts';
import { worthInCents } from '@move/domain/wallets/worth.ts';
import { sql } from 'kysely';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { assertSlugFree, iconField, walletRefusals, saveLinks, subjectOf } from './wallet-record.ts';
import { findMovesToRedeem, findWallet } from './wallets.queries.ts';
import { mailRaisedWorth } from './worth-mails.ts';

export async function updateWallet(call: Call<typeof api.updateWallet>) {
  const { db, params, body } = call;
  const before = await findWallet(db, params.walletId);
  const { updated_at, name, slug = before.slug, move_value_in_cents } = body;
  if (body.icon === null) throw invalid('icon', 'required');
  if (slug !== before.slug) await assertSlugFree(db, slug, before.id);
  const icon_id = await attachFile(call, { ...iconField, token: body.icon, current: before.icon?.id ?? null });
  const update = db
    .updateTable('wallets')
    .set({ name, slug, icon_id, move_value_in_cents, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where('deleted_at', 'is', null)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  const saved = await orRefuse(update, walletRefusals(slug));
  if (saved.numUpdatedRows === 0n) throw stale();
  await saveLinks(db, before.id, body);
  const wallet = await findWallet(db, before.id);
  if (wallet.move_value_in_cents > before.move_value_in_cents) {
    const moves = wallet.balance + (await findMovesToRedeem(db, wallet.id));
    const cents = worthInCents({ value: moves, quantity: 1 }, wallet.move_value_in_cents);
    await mailRaisedWorth(call, { wallet, cents, subject: subjectOf(wallet) });
  }
  return changed({ wallet }, { subject: subjectOf(wallet), before, after: wallet });
}
