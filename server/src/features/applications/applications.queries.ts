import type { Database } from '../../platform/database/database.ts';

export async function findApplication(db: Database, applicationId: number | null) {
  const found = await db
    .selectFrom('applications')
    .select([
      'id',
      'name',
      'slug',
      'logo_url as logo',
      'favicon_url as favicon',
      'primary_color',
      'secondary_color',
      'support_url',
      'timezone',
      'sport_id_alias',
      'latitude',
      'longitude',
      'zoom',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return found ? { ...found, default_locale: 'nl' as const } : null;
}

export function findChoices(db: Database) {
  return db.selectFrom('applications').select(['id', 'name', 'slug', 'parent_id']).orderBy('id').limit(500);
}
