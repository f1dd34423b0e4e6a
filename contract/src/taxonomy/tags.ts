import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Name, QueryFlag, Stamps, Version } from '../kit/fields.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { taxonomyLabels } from './taxonomy.labels.ts';

/** A tag as administrators maintain it: one list for all platforms. */
export const ManagedTag = z.strictObject({
  id: Id,
  name: z.string(),
  image: Image.nullable(),
  /** How many activities and products in the caller's scope have it. */
  uses_count: z.int().min(0),
  /**
   * Activities or products outside the caller's platforms have it too: only a superadmin may remove it
   * (docs/rules/access.md#who-may-change-what-others-also-see).
   */
  is_used_elsewhere: Flag,
  ...Stamps,
});
export type ManagedTag = z.output<typeof ManagedTag>;

const Row = ManagedTag.omit({ image: true, is_used_elsewhere: true }).extend({ image_url: ImageAddress.nullable() });
export type TagRow = z.output<typeof Row>;

/** Names are unique, case-insensitive. */
export const TagDraft = z.object({ name: Name, image: FileToken.nullable().optional() });

const PATH = '/v1/admin/tags';

export const listTags = endpoint({
  name: 'listTags',
  method: 'GET',
  path: PATH,
  permission: 'role:admin',
  scope: 'self',
  query: pageQuery({
    sort: ['name', 'updated_at'],
    filters: { usesCount: numberRange({ canBeEmpty: false }).optional() },
  }),
  reply: pageOf('tags', Row),
  labels: taxonomyLabels,
});

export const getTag = endpoint({
  name: 'getTag',
  method: 'GET',
  path: `${PATH}/:tagId`,
  permission: 'role:admin',
  scope: 'self',
  reply: { tag: ManagedTag },
});

export const createTag = endpoint({
  name: 'createTag',
  method: 'POST',
  path: PATH,
  permission: 'role:admin',
  scope: 'self',
  body: TagDraft,
  reply: { tag: ManagedTag },
  labels: taxonomyLabels,
});

export const updateTag = endpoint({
  name: 'updateTag',
  method: 'PUT',
  path: `${PATH}/:tagId`,
  permission: 'role:admin',
  scope: 'self',
  body: TagDraft.extend(Version),
  reply: { tag: ManagedTag },
  problems: ['stale'],
  labels: taxonomyLabels,
});

/**
 * `force=1` also removes it from activities and products. Always 409 while an offer outside the caller's platforms has it or a label
 * filters by it.
 */
export const removeTag = endpoint({
  name: 'removeTag',
  method: 'DELETE',
  path: `${PATH}/:tagId`,
  permission: 'role:admin',
  scope: 'self',
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['word.confirm', 'word.elsewhere', 'word.in_label'],
});
