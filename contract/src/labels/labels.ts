import { LABEL_KINDS } from '@move/domain/labels/label-filter.ts';
import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, IdList, Name, Named, QueryFlag, refused, Stamps, Version } from '../kit/fields.ts';
import { chosenIds } from '../kit/filters/chosen.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { labelLabels } from './labels.labels.ts';

const Shown = z.strictObject({ ...Named.shape, icon_url: ImageAddress.nullable() });

/** A mark on organisations and offers, assigned by hand or by its filters. */
export const Label = z.strictObject({
  id: Id,
  name: z.string(),
  icon: Image.nullable(),
  application_ids: z.array(Id),
  applications: z.array(Named),
  /** The kinds of records that its filters match. */
  filters: z.array(z.enum(LABEL_KINDS)),
  /** The number of organisations, activities and products on the caller's platforms that got the label by hand. */
  uses_count: z.int().min(0),
  ...Stamps,
});
export type Label = z.output<typeof Label>;

const Row = Label.omit({ icon: true }).extend({ icon_url: ImageAddress.nullable() });
export type LabelRow = z.output<typeof Row>;

/** A label as forms show it. */
export const LabelChoice = Shown;
export type LabelChoice = z.output<typeof LabelChoice>;

/** At least one platform: a label without one would have no administrator. */
const Platforms = IdList.refine((ids) => ids.length > 0, refused('required'));
/**
 * A label is on the current platform, unless platforms are named; the caller must administer these. A new label needs an icon, which can't
 * be removed later.
 */
export const LabelDraft = z.object({
  name: Name,
  icon: FileToken.nullable().optional(),
  application_ids: Platforms.optional(),
});

/** An icon is checked with the other fields, so that a form shows all errors at once. */
const NewLabel = LabelDraft.extend({ icon: FileToken });

const PATH = '/v1/admin/labels';

/**
 * The labels of which the caller administers every platform; for a superadmin all
 * (docs/rules/access.md#who-may-change-what-others-also-see).
 */
export const listLabels = endpoint({
  name: 'listLabels',
  method: 'GET',
  path: PATH,
  permission: 'role:admin',
  scope: 'self',
  query: pageQuery({
    sort: ['name', 'updated_at'],
    filters: {
      applicationId: chosenIds({ canBeEmpty: false }).optional(),
      usesCount: numberRange({ canBeEmpty: false }).optional(),
    },
  }),
  reply: pageOf('labels', Row),
  labels: labelLabels,
});

/** The labels of every platform of the caller. */
export const listAllLabels = endpoint({
  name: 'listAllLabels',
  method: 'GET',
  path: `${PATH}/all`,
  permission: 'signed-in',
  scope: 'self',
  reply: { labels: z.array(LabelChoice) },
});

export const createLabel = endpoint({
  name: 'createLabel',
  method: 'POST',
  path: PATH,
  permission: 'role:admin',
  scope: 'self',
  body: NewLabel,
  reply: { label: Label },
  labels: labelLabels,
});

export const getLabel = endpoint({
  name: 'getLabel',
  method: 'GET',
  path: `${PATH}/:labelId`,
  permission: 'role:admin',
  scope: 'self',
  reply: { label: Label },
});

/** Fields that are left out keep their value. */
export const updateLabel = endpoint({
  name: 'updateLabel',
  method: 'PUT',
  path: `${PATH}/:labelId`,
  permission: 'role:admin',
  scope: 'self',
  body: LabelDraft.extend(Version),
  reply: { label: Label },
  problems: ['stale'],
  labels: labelLabels,
});

/** Removes a label. With `force=1` it is also removed from the records that have it; restoring gives it back to them. */
export const removeLabel = endpoint({
  name: 'removeLabel',
  method: 'DELETE',
  path: `${PATH}/:labelId`,
  permission: 'role:admin',
  scope: 'self',
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['word.confirm'],
});

/** Undoes a removal (docs/rules/access.md#restoring). */
export const restoreLabel = endpoint({
  name: 'restoreLabel',
  method: 'POST',
  path: `${PATH}/:labelId/restore`,
  permission: 'role:admin',
  scope: 'self',
  reply: { label: Label },
  status: 200,
});
