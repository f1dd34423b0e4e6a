import type { FilterDraft, StoredFilter } from '@move/contract/labels/label-filters.ts';
import {
  EMPTY_FILTER,
  type LabelFilter,
  labelFilterViolations,
  type LabelKind,
} from '@move/domain/labels/label-filter.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { assertKnown } from '../../../platform/database/links.ts';
import { invalidAll, stale } from '../../../platform/http/problem.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertCategoriesOfLabel } from './label-categories.ts';
import { countMatches } from './label-matches.ts';
import { subjectOf } from '../label-record.ts';
import { findLabel, type LabelManager } from '../labels.queries.ts';

type InFilter = { db: Database; params: { labelId: number }; caller: LabelManager };

type Finding = { labelId: number; kind: LabelKind; isLocked?: boolean };

/** The filter of a label; an empty one if it was never saved. */
async function findFilter(db: Database, { labelId, kind, isLocked = false }: Finding): Promise<StoredFilter> {
  const { rows } = await sql<StoredFilter>`
    select min_age, max_age, start_date, end_date, min_price, max_price, sport_ids, tag_ids, category_ids, updated_at
    from label_filters where label_id = ${labelId} and kind = ${kind} ${isLocked ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] ?? { ...EMPTY_FILTER, sport_ids: [], tag_ids: [], category_ids: [], updated_at: null };
}

export async function getFilter({ db, params, caller }: InFilter, kind: LabelKind) {
  const label = await findLabel(db, params.labelId, caller);
  const filter = await findFilter(db, { labelId: label.id, kind });
  return { filter, matches_count: await countMatches(db, { labelId: label.id, kind, filter }) };
}

export async function updateFilter({ db, params, caller, body }: InFilter & { body: FilterDraft }, kind: LabelKind) {
  const label = await findLabel(db, params.labelId, caller);
  const before = await findFilter(db, { labelId: label.id, kind, isLocked: true });
  const { updated_at, ...sent } = body;
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  const filter = merged(before, sent);
  const violations = labelFilterViolations(filter);
  if (violations.length > 0) throw invalidAll(violations);
  await assertKnownTaxonomy(db, filter);
  await assertCategoriesOfLabel(db, label, filter);
  await saveFilter(db, { labelId: label.id, kind, filter });
  const after = await findFilter(db, { labelId: label.id, kind });
  return changed(
    { filter: after, matches_count: await countMatches(db, { labelId: label.id, kind, filter: after }) },
    {
      subject: subjectOf(label),
      platforms: label.application_ids,
      before: { [`${kind}_filter`]: before },
      after: { [`${kind}_filter`]: after },
    },
  );
}

function merged(before: LabelFilter, sent: Omit<FilterDraft, 'updated_at'>): LabelFilter {
  const names = Object.keys(EMPTY_FILTER).map((name) => name as keyof LabelFilter);
  const values = names.map((name) => [name, sent[name] === undefined ? before[name] : sent[name]]);
  return Object.fromEntries(values) as LabelFilter;
}

/** Throws 422 for unknown sports, tags or categories, and for categories out of scope. Locks them until the filter is saved. */
async function assertKnownTaxonomy(db: Database, { sport_ids, tag_ids, category_ids }: LabelFilter): Promise<void> {
  const lists = [
    { table: 'sports', ids: sport_ids, field: 'sport_ids' },
    { table: 'tags', ids: tag_ids, field: 'tag_ids' },
    { table: 'categories', ids: category_ids, field: 'category_ids' },
  ];
  for (const { table, ids, field } of lists) {
    await sql`select from ${sql.table(table)} where id = any (${[...ids]}::bigint[]) order by id for key share`.execute(
      db,
    );
    await assertKnown(db, { table, ids, field });
  }
}

type Saving = { labelId: number; kind: LabelKind; filter: LabelFilter };

async function saveFilter(db: Database, { labelId, kind, filter }: Saving): Promise<void> {
  const { sport_ids, tag_ids, category_ids, ...ends } = filter;
  const values = {
    ...ends,
    sport_ids: [...sport_ids],
    tag_ids: [...tag_ids],
    category_ids: [...category_ids],
    updated_at: sql<string>`now()`,
  };
  await db
    .insertInto('label_filters')
    .values({ ...values, label_id: labelId, kind })
    .onConflict((conflict) => conflict.columns(['label_id', 'kind']).doUpdateSet(values))
    .execute();
}
