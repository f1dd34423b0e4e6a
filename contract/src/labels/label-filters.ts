import { LABEL_LIMITS, labelFilterViolations } from '@move/domain/labels/label-filter.ts';
import { z } from 'zod';
import { OrganizationStatus } from '../organizations/organizations.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, IdList, Instant, IsoDate, Named, QueryIds, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import { Category } from '../taxonomy/taxonomy.ts';
import { labelLabels } from './labels.labels.ts';

const Age = z.int().min(0).max(LABEL_LIMITS.age);
/** Whole cents. */
const Price = z.int().min(0).max(LABEL_LIMITS.price);

/**
 * Which offers get a label automatically. Every filter that is filled in must match; for a list, one value is enough. Without any filter
 * nothing matches.
 */
export const StoredFilter = z.strictObject({
  min_age: Age.nullable(),
  max_age: Age.nullable(),
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  min_price: Price.nullable(),
  max_price: Price.nullable(),
  sport_ids: z.array(Id),
  tag_ids: z.array(Id),
  category_ids: z.array(Id),
  /** Null before it was ever saved. */
  updated_at: Instant.nullable(),
});
export type StoredFilter = z.output<typeof StoredFilter>;

/** Fields that are left out keep their value. */
export const FilterDraft = z
  .object({
    min_age: Age.nullable().optional(),
    max_age: Age.nullable().optional(),
    start_date: IsoDate.nullable().optional(),
    end_date: IsoDate.nullable().optional(),
    min_price: Price.nullable().optional(),
    max_price: Price.nullable().optional(),
    sport_ids: IdList.optional(),
    tag_ids: IdList.optional(),
    category_ids: IdList.optional(),
    ...Version,
  })
  .check(({ value, issues }) => {
    const { min_age = null, max_age = null, start_date = null, end_date = null } = value;
    const { min_price = null, max_price = null } = value;
    report({ issues }, labelFilterViolations({ min_age, max_age, start_date, end_date, min_price, max_price }));
  });
export type FilterDraft = z.output<typeof FilterDraft>;

const reply = { filter: StoredFilter, matches_count: z.int().min(0) };
const PATH = '/v1/admin/labels/:labelId';

const shared = { permission: 'role:admin', scope: 'self', labels: labelLabels } as const;

export const getLabelActivityFilters = endpoint({
  ...shared,
  name: 'getLabelActivityFilters',
  method: 'GET',
  path: `${PATH}/activity-filters`,
  reply,
});

export const updateLabelActivityFilters = endpoint({
  ...shared,
  name: 'updateLabelActivityFilters',
  method: 'PUT',
  path: `${PATH}/activity-filters`,
  body: FilterDraft,
  reply,
  problems: ['stale'],
});

export const getLabelProductFilters = endpoint({
  ...shared,
  name: 'getLabelProductFilters',
  method: 'GET',
  path: `${PATH}/product-filters`,
  reply,
});

export const updateLabelProductFilters = endpoint({
  ...shared,
  name: 'updateLabelProductFilters',
  method: 'PUT',
  path: `${PATH}/product-filters`,
  body: FilterDraft,
  reply,
  problems: ['stale'],
});

export const getLabelOrganizationFilters = endpoint({
  ...shared,
  name: 'getLabelOrganizationFilters',
  method: 'GET',
  path: `${PATH}/organization-filters`,
  reply,
});

export const updateLabelOrganizationFilters = endpoint({
  ...shared,
  name: 'updateLabelOrganizationFilters',
  method: 'PUT',
  path: `${PATH}/organization-filters`,
  body: FilterDraft,
  reply,
  problems: ['stale'],
});

/**
 * The categories to choose from in filters of the label: those for all platforms, those of the label's own platforms, and any others that
 * its filters already use.
 */
export const listLabelCategories = endpoint({
  ...shared,
  name: 'listLabelCategories',
  method: 'GET',
  path: `${PATH}/categories`,
  reply: { categories: z.array(Category) },
});

const whole = z.coerce.number().int();
/** A filter as a form shows it, saved or not. */
const filterQuery = {
  minAge: whole.min(0).max(LABEL_LIMITS.age).optional(),
  maxAge: whole.min(0).max(LABEL_LIMITS.age).optional(),
  startDate: IsoDate.optional(),
  endDate: IsoDate.optional(),
  minPrice: whole.min(0).max(LABEL_LIMITS.price).optional(),
  maxPrice: whole.min(0).max(LABEL_LIMITS.price).optional(),
  sportIds: QueryIds.optional(),
  tagIds: QueryIds.optional(),
  categoryIds: QueryIds.optional(),
};
const query = pageQuery({ sort: ['name'], itemsPerPage: 10, filters: filterQuery });
export type MatchesQuery = z.output<typeof query>;

export const MatchedOffer = z.strictObject({
  id: Id,
  name: z.string(),
  concept: Flag,
  organization: Named,
});

export type MatchedOffer = z.output<typeof MatchedOffer>;

/** The activities that a filter would find on the label's platforms, before it is saved; the total is the live count. */
export const listLabelActivityMatches = endpoint({
  ...shared,
  name: 'listLabelActivityMatches',
  method: 'GET',
  path: `${PATH}/activity-filters/matches`,
  query,
  reply: pageOf('activities', MatchedOffer),
});

/** The products that a filter would find on the label's platforms. */
export const listLabelProductMatches = endpoint({
  ...shared,
  name: 'listLabelProductMatches',
  method: 'GET',
  path: `${PATH}/product-filters/matches`,
  query,
  reply: pageOf('products', MatchedOffer),
});

export const MatchedOrganization = z.strictObject({
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  status: OrganizationStatus,
});

/** The organisations that a filter would find on the label's platforms. */
export const listLabelOrganizationMatches = endpoint({
  ...shared,
  name: 'listLabelOrganizationMatches',
  method: 'GET',
  path: `${PATH}/organization-filters/matches`,
  query,
  reply: pageOf('organizations', MatchedOrganization),
});
