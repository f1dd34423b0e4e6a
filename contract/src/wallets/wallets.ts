import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, IdList, Name, Named, refused, Slug, Stamps, Version } from '../kit/fields.ts';
import { chosenIds } from '../kit/filters/chosen.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { walletLabels } from './wallets.labels.ts';

/** Moves of app users, which coupons add and bookings spend. */
export const Wallet = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  icon: Image.nullable(),
  /** What one move is worth in a payment. */
  move_value_in_cents: z.int().min(1),
  /** It pays for offers with one of these labels; without labels for all. */
  label_ids: z.array(Id),
  /** Includes removed labels, since the wallet must not pay for everything when its label is removed. */
  labels: z.array(Named),
  application_ids: z.array(Id),
  applications: z.array(Named),
  coupons_count: Count,
  /** Moves of all its users together. */
  balance: Count,
  ...Stamps,
});
export type Wallet = z.output<typeof Wallet>;

const Row = Wallet.omit({ icon: true }).extend({ icon_url: ImageAddress.nullable() });
export type WalletRow = z.output<typeof Row>;

const WalletChoice = z.strictObject({ ...Named.shape, icon_url: ImageAddress.nullable() });
export type WalletChoice = z.output<typeof WalletChoice>;

/** At least one platform: without one, no user could have moves. */
const Platforms = IdList.refine((ids) => ids.length > 0, refused('required'));

/**
 * A new wallet without a slug gets one made of its name; without platforms it is on the current one. A new wallet needs an icon, which
 * can't be removed later.
 */
export const WalletDraft = z.object({
  name: Name,
  slug: Slug.optional(),
  icon: FileToken.nullable().optional(),
  move_value_in_cents: z.int().min(1).max(100_000).optional(),
  label_ids: IdList.optional(),
  application_ids: Platforms.optional(),
});

/** An icon is checked with the other fields, so that a form shows all errors at once. */
const NewWallet = WalletDraft.extend({ icon: FileToken });

const PATH = '/v1/admin/wallets';
const ONE = `${PATH}/:walletId` as const;
const guard = { permission: 'role:superadmin', scope: 'all' } as const;

export const listWallets = endpoint({
  ...guard,
  name: 'listWallets',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['name', 'coupons_count', 'updated_at'],
    filters: {
      applicationId: chosenIds({ canBeEmpty: false }).optional(),
      /** `none`: it pays for all offers. */
      labelId: chosenIds({ canBeEmpty: true }).optional(),
      /** In cents. */
      moveValue: numberRange({ canBeEmpty: false }).optional(),
      couponsCount: numberRange({ canBeEmpty: false }).optional(),
      /** Moves of all its users together. */
      moves: numberRange({ canBeEmpty: false }).optional(),
    },
  }),
  reply: pageOf('wallets', Row),
  labels: walletLabels,
});

export const listAllWallets = endpoint({
  ...guard,
  name: 'listAllWallets',
  method: 'GET',
  path: `${PATH}/all`,
  reply: { wallets: z.array(WalletChoice) },
});

export const createWallet = endpoint({
  ...guard,
  name: 'createWallet',
  method: 'POST',
  path: PATH,
  body: NewWallet,
  reply: { wallet: Wallet },
  labels: walletLabels,
});

export const getWallet = endpoint({
  ...guard,
  name: 'getWallet',
  method: 'GET',
  path: ONE,
  reply: { wallet: Wallet },
});

/** Fields that are left out keep their value. Another value of a move applies from the next payment on. */
export const updateWallet = endpoint({
  ...guard,
  name: 'updateWallet',
  method: 'PUT',
  path: ONE,
  body: WalletDraft.extend(Version),
  reply: { wallet: Wallet },
  problems: ['stale', 'wallet.held'],
  labels: walletLabels,
});

/** Removes a wallet without coupons and without users with moves. */
export const removeWallet = endpoint({
  ...guard,
  name: 'removeWallet',
  method: 'DELETE',
  path: ONE,
  reply: 'nothing',
  problems: ['wallet.in_use'],
});

/** Undoes a removal of the last 30 days. The wallet gets another slug if another one has taken its slug. */
export const restoreWallet = endpoint({
  ...guard,
  name: 'restoreWallet',
  method: 'POST',
  path: `${ONE}/restore`,
  reply: { wallet: Wallet },
  status: 200,
});
