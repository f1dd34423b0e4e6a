import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Choosing, findAssignableLabels } from './assignments/assignable-labels.ts';

const kinds = {
  activity: { table: sql.table('activity_labels'), column: sql.ref('activity_id') },
  product: { table: sql.table('product_labels'), column: sql.ref('product_id') },
};

type Original = Choosing & { kind: keyof typeof kinds; from: number };

/** Copies the labels that an offer has by hand and that the caller may assign: a label decides which wallets can pay for the offer. */
export async function copyLabels(db: Database, { to, ...original }: Original & { to: number }): Promise<void> {
  const { table, column } = kinds[original.kind];
  await sql`
    insert into ${table} (organization_id, ${column}, label_id)
    select organization_id, ${to}::bigint, label_id ${await copied(db, original)}`.execute(db);
}

/** The number of labels that `copyLabels` copies. */
export async function countCopiedLabels(db: Database, original: Original): Promise<number> {
  const { rows } = await sql<{ labels: number }>`select count(*) as labels ${await copied(db, original)}`.execute(db);
  return rows[0]?.labels ?? 0;
}

/** SQL: `from` and `where` of the links that are copied. */
async function copied(db: Database, { kind, from, caller, organizationId }: Original): Promise<RawBuilder<unknown>> {
  const { table, column } = kinds[kind];
  const choices = await findAssignableLabels(db, { caller, organizationId });
  return sql`from ${table} where ${column} = ${from} and organization_id = ${organizationId}
    and label_id = any (${choices.map(({ id }) => id)}::bigint[])`;
}
