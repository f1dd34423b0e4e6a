export const nl = {
  name: 'Naam',
  slug: 'Slug',
  icon: 'Icoon',
  move_value_in_cents: 'Waarde van een move',
  label_ids: 'Labels',
  application_ids: 'Platforms',
  coupons_count: 'Vouchers',
  balance: 'Moves in omloop',
  updated_at: 'Gewijzigd',
  wallet_id: 'Portemonnee',
};
