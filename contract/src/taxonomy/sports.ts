import { isPictogram, type Pictogram } from '@move/domain/taxonomy/pictograms.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Name, QueryFlag, refused, Stamps, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { taxonomyLabels } from './taxonomy.labels.ts';

/** The name of a pictogram of the interface, or null for none. */
export const OptionalPictogram = z.custom<Pictogram | null>(
  (value) => value === null || isPictogram(value),
  refused('oneOf'),
);

/** The uses of a sport. It can't be removed while any of these is above 0. */
export const SportUses = z.strictObject({
  activities: z.int().min(0),
  products: z.int().min(0),
  organizations: z.int().min(0),
  locations: z.int().min(0),
  labels: z.int().min(0),
});
export type SportUses = z.output<typeof SportUses>;

/** A sport as superadmins maintain it. */
export const ManagedSport = z.strictObject({
  id: Id,
  name: z.string(),
  icon: z.string().nullable(),
  /** Listed first in choosers. */
  highlighted: Flag,
  uses: SportUses,
  ...Stamps,
});
export type ManagedSport = z.output<typeof ManagedSport>;

/** Fields that are left out of an update keep their value. Names are unique, case-insensitive. */
export const SportDraft = z.object({ name: Name, icon: OptionalPictogram.optional(), highlighted: Flag.optional() });
const PATH = '/v1/admin/sports';

export const listSports = endpoint({
  name: 'listSports',
  method: 'GET',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  query: pageQuery({ sort: ['name', 'highlighted', 'updated_at'], filters: { highlighted: QueryFlag.optional() } }),
  reply: pageOf('sports', ManagedSport),
  labels: taxonomyLabels,
});

export const getSport = endpoint({
  name: 'getSport',
  method: 'GET',
  path: `${PATH}/:sportId`,
  permission: 'role:superadmin',
  scope: 'all',
  reply: { sport: ManagedSport },
});

export const createSport = endpoint({
  name: 'createSport',
  method: 'POST',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  body: SportDraft,
  reply: { sport: ManagedSport },
  labels: taxonomyLabels,
});

export const updateSport = endpoint({
  name: 'updateSport',
  method: 'PUT',
  path: `${PATH}/:sportId`,
  permission: 'role:superadmin',
  scope: 'all',
  body: SportDraft.extend(Version),
  reply: { sport: ManagedSport },
  problems: ['stale'],
  labels: taxonomyLabels,
});

/** Removes a sport; refused with the number of uses while it is in use. */
export const removeSport = endpoint({
  name: 'removeSport',
  method: 'DELETE',
  path: `${PATH}/:sportId`,
  permission: 'role:superadmin',
  scope: 'all',
  reply: 'nothing',
  problems: ['word.in_use'],
});
