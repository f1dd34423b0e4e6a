import type { nl } from './wallets.nl.ts';

export const en: typeof nl = {
  name: 'Name',
  slug: 'Slug',
  icon: 'Icon',
  move_value_in_cents: 'Value of a move',
  label_ids: 'Labels',
  application_ids: 'Platforms',
  coupons_count: 'Vouchers',
  balance: 'Moves in circulation',
  updated_at: 'Changed',
  applicationId: 'Platform',
  labelId: 'Label',
  moveValue: 'Value of a move',
  couponsCount: 'Vouchers',
  moves: 'Moves in circulation',
};
