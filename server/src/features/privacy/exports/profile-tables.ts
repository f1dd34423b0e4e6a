import { type RawBuilder, sql } from 'kysely';

/** Columns that an export leaves out: secrets, internal columns, and which staff made a change. */
export const LEFT_OUT_OF_PROFILE = [
  'created_by',
  'profile_id',
  'application_id',
  'token_hash',
  'network_hash',
  'p256dh',
  'auth',
  'claimed_at',
  'attempts',
  'due_at',
  'notification_id',
];

/** The tables with rows of an app user, each with the condition that finds these rows. */
export const PROFILE_TABLES = {
  profiles: (id: number) => sql`record.id = ${id}`,
  profile_tokens: (id: number) => sql`record.profile_id = ${id}`,
  coupon_redemptions: (id: number) => sql`record.profile_id = ${id}`,
  profile_devices: (id: number) => sql`record.profile_id = ${id}`,
  profile_notification_settings: (id: number) => sql`record.profile_id = ${id}`,
  notification_deliveries: (id: number) => sql`record.profile_id = ${id}`,
  wallet_balances: (id: number) => sql`record.profile_id = ${id}`,
  wallet_entries: (id: number) => sql`record.profile_id = ${id}`,
} as const satisfies Readonly<Record<string, (id: number) => RawBuilder<unknown>>>;

export type ProfileTable = keyof typeof PROFILE_TABLES;

/** The columns that an export adds to each table: names for ids. */
export const MORE_OF_PROFILE: Readonly<Record<ProfileTable, readonly string[]>> = {
  profiles: ['application'],
  profile_tokens: [],
  coupon_redemptions: ['wallet', 'code'],
  profile_devices: [],
  profile_notification_settings: [],
  notification_deliveries: ['notification'],
  wallet_balances: ['wallet'],
  wallet_entries: ['wallet'],
};
