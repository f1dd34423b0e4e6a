import type { Database } from '../../platform/database/database.ts';

type Named = { name: string };

async function idsByName<Name extends string>(
  rows: readonly { id: number; name: string }[],
): Promise<Record<Name, number>> {
  return Object.fromEntries(rows.map((row) => [row.name, row.id])) as Record<Name, number>;
}

type Icons = Readonly<Record<string, string>>;

/** Creates sports by name; highlighted sports come first in choosers. */
export async function seedSports<Name extends string>(
  db: Database,
  names: readonly Name[],
  { highlighted = [], icons = {} }: { highlighted?: readonly Name[]; icons?: Icons } = {},
) {
  const values = names.map((name) => ({
    name,
    highlighted: highlighted.includes(name),
    icon: icons[name] ?? null,
  }));
  return idsByName<Name>(await db.insertInto('sports').values(values).returning(['id', 'name']).execute());
}

export async function seedTags<Name extends string>(db: Database, names: readonly Name[]) {
  const values: Named[] = names.map((name) => ({ name }));
  return idsByName<Name>(await db.insertInto('tags').values(values).returning(['id', 'name']).execute());
}

export async function seedLocationTypes<Name extends string>(db: Database, names: readonly Name[], icons: Icons = {}) {
  const values = names.map((name) => ({ name, icon: icons[name] ?? null }));
  return idsByName<Name>(await db.insertInto('location_types').values(values).returning(['id', 'name']).execute());
}

export async function seedProductTypes<Name extends string>(db: Database, names: readonly Name[]) {
  const values: Named[] = names.map((name) => ({ name }));
  return idsByName<Name>(await db.insertInto('product_types').values(values).returning(['id', 'name']).execute());
}

export async function seedCategories<Title extends string>(
  db: Database,
  titles: readonly Title[],
  applicationId: number | null = null,
) {
  const values = titles.map((title, position) => ({ title, position, application_id: applicationId }));
  const rows = await db.insertInto('categories').values(values).returning(['id', 'title as name']).execute();
  return idsByName<Title>(rows);
}
