import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant, Name, QueryId, refused } from '../kit/fields.ts';
import { preferenceLabels } from './preferences.labels.ts';

/** Width in px by column name; columns that are left out have their default width. */
const ColumnWidths = z
  .record(z.string().min(1).max(100), z.int().min(64).max(1200))
  .refine((widths) => Object.keys(widths).length <= 100);

/** The most saved views of a list that a user can put in order; the others follow by name. */
export const ORDERED_VIEWS_MAX = 1_000;

/** Columns of a list: which, in what order and how wide, and the density of its rows. */
export const ListPreferences = z.strictObject({
  columns: z
    .array(z.strictObject({ name: z.string().min(1).max(100), is_shown: z.boolean() }))
    .max(100)
    .nullable(),
  density: z.enum(['roomy', 'compact']),
  widths: ColumnWidths,
  /** Saved views by id, in the order of their tabs; one that is not named comes after them. */
  view_order: z.array(Id).max(ORDERED_VIEWS_MAX),
  /** The saved view that the list opens with. */
  default_view: Id.nullable(),
});
export type ListPreferences = z.output<typeof ListPreferences>;

const TenantQuery = { organization_id: QueryId.optional(), application_id: QueryId.optional() };

/**
 * Saves columns and widths for this list, the density for all lists, and the order and default of the views for the named organisation or
 * platform.
 */
export const updatePreferences = endpoint({
  name: 'updatePreferences',
  method: 'PUT',
  path: '/v1/admin/preferences/:list',
  permission: 'signed-in',
  scope: 'named',
  query: z.object(TenantQuery),
  body: ListPreferences.partial(),
  reply: { preferences: ListPreferences },
  labels: preferenceLabels,
});

/** Who sees a saved view: only its creator, everyone of the organisation, or everyone of the platform. */
export const ViewSharing = z.enum(['me', 'organization', 'all']);
export type ViewSharing = z.output<typeof ViewSharing>;

/** The filters of a list in its URL: no list has fifty. */
const ViewQuery = z
  .record(z.string().max(100), z.string().max(500))
  .refine((query) => Object.keys(query).length <= 50, refused('general.invalid'));
const ViewColumns = ListPreferences.shape.columns;

/** A list's filters, sorting and columns under a name. */
export const SavedView = z.strictObject({
  id: Id,
  list: z.string(),
  name: z.string(),
  query: ViewQuery,
  columns: ViewColumns,
  shared: ViewSharing,
  /**
   * Only the creator may change a view. A shared one may also be removed by users who edit the organisation, or administer the platform.
   */
  may: z.strictObject({ update: z.boolean(), remove: z.boolean() }),
});
export type SavedView = z.output<typeof SavedView>;

/**
 * What a list needs before it is shown, in one call: the caller's settings from any device (else the defaults), and the saved views that
 * the caller sees here.
 */
export const getPreferences = endpoint({
  name: 'getPreferences',
  method: 'GET',
  path: '/v1/admin/preferences/:list',
  permission: 'signed-in',
  scope: 'named',
  query: z.object(TenantQuery),
  reply: { preferences: ListPreferences, views: z.array(SavedView) },
});

export const listViews = endpoint({
  name: 'listViews',
  method: 'GET',
  path: '/v1/admin/views',
  permission: 'signed-in',
  scope: 'named',
  query: z.object({ list: z.string().min(1).max(100), ...TenantQuery }),
  reply: { views: z.array(SavedView) },
  labels: preferenceLabels,
});

const ViewDraft = z.object({ name: Name, query: ViewQuery, columns: ViewColumns, shared: ViewSharing });

/**
 * `shared: 'organization'` needs `organization_id` (422). `'all'` shares with the platform of the call, which the caller must administer
 * (403).
 */
export const createView = endpoint({
  name: 'createView',
  method: 'POST',
  path: '/v1/admin/views',
  permission: 'signed-in',
  scope: 'named',
  query: z.object(TenantQuery),
  body: ViewDraft.extend({
    list: z.string().min(1).max(100),
    query: ViewQuery.default({}),
    columns: ViewColumns.default(null),
    shared: ViewSharing.default('me'),
  }),
  reply: { view: SavedView },
  labels: preferenceLabels,
});

/**
 * `shared: 'organization'` needs `organization_id` (422). `'all'` shares with the platform of the call, which the caller must administer
 * (403).
 */
export const updateView = endpoint({
  name: 'updateView',
  method: 'PUT',
  path: '/v1/admin/views/:viewId',
  permission: 'signed-in',
  scope: 'named',
  query: z.object(TenantQuery),
  body: ViewDraft.partial(),
  reply: { view: SavedView },
  labels: preferenceLabels,
});

/** Removes a view. A view that another user shared is 404, unless the call names its organisation (`organization_id`) or platform. */
export const removeView = endpoint({
  name: 'removeView',
  method: 'DELETE',
  path: '/v1/admin/views/:viewId',
  permission: 'signed-in',
  scope: 'named',
  query: z.object(TenantQuery),
  reply: 'nothing',
});

const Draft = z.strictObject({ values: z.record(z.string(), z.unknown()), updated_at: Instant });

/** The unsaved input of the caller's form; kept for 30 days, private to the caller. */
export const getDraft = endpoint({
  name: 'getDraft',
  method: 'GET',
  path: '/v1/admin/drafts/:form',
  permission: 'signed-in',
  scope: 'self',
  reply: { draft: Draft.nullable() },
});

export const saveDraft = endpoint({
  name: 'saveDraft',
  method: 'PUT',
  path: '/v1/admin/drafts/:form',
  permission: 'signed-in',
  scope: 'self',
  body: z.object({ values: z.record(z.string().max(100), z.unknown()) }),
  reply: { draft: Draft },
});

export const removeDraft = endpoint({
  name: 'removeDraft',
  method: 'DELETE',
  path: '/v1/admin/drafts/:form',
  permission: 'signed-in',
  scope: 'self',
  reply: 'nothing',
});
