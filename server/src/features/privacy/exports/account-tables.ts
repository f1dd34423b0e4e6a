import { type RawBuilder, sql } from 'kysely';

/** Columns that an export leaves out: secrets, and columns that are only for searching. */
export const LEFT_OUT_OF_ACCOUNT = ['password_hash', 'token_hash', 'search_text', 'user_id', 'body_html'];

/** The tables with rows of a user, each with the condition that finds these rows. */
export const ACCOUNT_TABLES = {
  users: (id: number) => sql`record.id = ${id}`,
  user_roles: (id: number) => sql`record.user_id = ${id}`,
  // except logins in which a superadmin impersonated this user
  api_tokens: (id: number) => sql`record.user_id = ${id} and record.impersonator_id is null`,
  user_preferences: (id: number) => sql`record.user_id = ${id}`,
  saved_views: (id: number) => sql`record.user_id = ${id}`,
  form_drafts: (id: number) => sql`record.user_id = ${id}`,
  inbox_items: (id: number) => sql`record.user_id = ${id}`,
  job_runs: (id: number) => sql`record.user_id = ${id}`,
  calendar_feeds: (id: number) => sql`record.user_id = ${id}`,
} as const satisfies Readonly<Record<string, (id: number) => RawBuilder<unknown>>>;

export type AccountTable = keyof typeof ACCOUNT_TABLES;
