import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const kinds = {
  activity: { table: sql.table('activity_labels'), column: sql.ref('activity_id') },
  product: { table: sql.table('product_labels'), column: sql.ref('product_id') },
};

type Copying = { kind: keyof typeof kinds; from: number; to: number; organizationId: number };

/** Copies the labels that an offer was given by hand. */
export async function copyLabels(db: Database, { kind, from, to, organizationId }: Copying): Promise<void> {
  const { table, column } = kinds[kind];
  await sql`
    insert into ${table} (organization_id, ${column}, label_id)
    select organization_id, ${to}::bigint, label_id from ${table}
    where ${column} = ${from} and organization_id = ${organizationId}`.execute(db);
}
