import { hostName } from '@move/domain/kit/values/url.ts';
import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Description,
  Flag,
  Id,
  Instant,
  Latitude,
  Longitude,
  Name,
  Named,
  OptionalColour,
  OptionalEmail,
  optionalText,
  OptionalUrl,
  QueryId,
  refused,
  Slug,
  Stamps,
  TimeZone,
  Version,
} from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { checkPin } from '../kit/pin.ts';
import { applicationLabels } from './applications.labels.ts';

/** A platform in a list. */
export const ApplicationRow = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  parent: Named.nullable(),
  logo: ImageAddress.nullable(),
  organizations_count: z.int(),
  updated_at: Instant,
});
export type ApplicationRow = z.output<typeof ApplicationRow>;

/** A platform as a superadmin edits it. */
export const Application = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  email: z.string().nullable(),
  description: z.string().nullable(),
  dashboard_url: z.string().nullable(),
  website_url: z.string().nullable(),
  support_url: z.string().nullable(),
  timezone: z.string(),
  sport_id_alias: z.string().nullable(),
  parent_id: Id.nullable(),
  parent: Named.nullable(),
  child_applications: z.array(Named),
  primary_color: z.string().nullable(),
  secondary_color: z.string().nullable(),
  /** Null: the default logo. */
  logo: Image.nullable(),
  logo_id: z.uuid().nullable(),
  favicon: Image.nullable(),
  /** Shown for offers without an image of their own. */
  fallback_image: Image.nullable(),
  fallback_image_id: z.uuid().nullable(),
  /** The domains of its website. */
  hosts: z.array(z.string()),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  zoom: z.number().nullable(),
  organizations_count: z.int(),
  may: z.strictObject({ update: Flag }),
  ...Stamps,
});
export type Application = z.output<typeof Application>;

/** Labels of letters, digits and hyphens, which neither start nor end with a hyphen. */
const HOST = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const Host = z
  .string()
  .max(2048)
  .transform(hostName)
  .pipe(z.string().min(1).max(253))
  .refine((host) => HOST.test(host), refused('host'));

export const Zoom = z.number().min(0).max(22).nullable();

/** A new platform without a slug gets one made of its name; an existing one keeps its own. */
export const ApplicationDraft = z
  .object({
    name: Name,
    slug: Slug.optional(),
    email: OptionalEmail.optional(),
    description: Description.optional(),
    dashboard_url: OptionalUrl.optional(),
    website_url: OptionalUrl.optional(),
    support_url: OptionalUrl.optional(),
    timezone: TimeZone.optional(),
    sport_id_alias: optionalText(60).optional(),
    parent_id: Id.nullable().optional(),
    primary_color: OptionalColour.optional(),
    secondary_color: OptionalColour.optional(),
    logo: FileToken.nullable().optional(),
    favicon: FileToken.nullable().optional(),
    fallback_image: FileToken.nullable().optional(),
    hosts: z
      .array(Host)
      .max(20)
      .transform((hosts) => [...new Set(hosts)])
      .optional(),
    longitude: Longitude.optional(),
    latitude: Latitude.optional(),
    zoom: Zoom.optional(),
  })
  .check(checkPin);
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

const PATH = '/v1/admin/applications';
const ONE = `${PATH}/:applicationId`;
const guard = { permission: 'role:superadmin', scope: 'all' } as const;

export const listApplications = endpoint({
  ...guard,
  name: 'listApplications',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['name', 'slug', 'organizations_count', 'updated_at'],
    filters: { parentId: QueryId.optional() },
  }),
  reply: pageOf('applications', ApplicationRow),
  labels: applicationLabels,
});

export const createApplication = endpoint({
  ...guard,
  name: 'createApplication',
  method: 'POST',
  path: PATH,
  body: ApplicationDraft,
  reply: { application: Application },
  labels: applicationLabels,
});

export const getApplication = endpoint({
  ...guard,
  name: 'getApplication',
  method: 'GET',
  path: ONE,
  reply: { application: Application },
});

export const updateApplication = endpoint({
  ...guard,
  name: 'updateApplication',
  method: 'PUT',
  path: ONE,
  body: ApplicationDraft.safeExtend(Version),
  reply: { application: Application },
  problems: ['stale'],
  labels: applicationLabels,
});

/** Removes an empty platform with its settings; else 409 says what it still contains. */
export const removeApplication = endpoint({
  ...guard,
  name: 'removeApplication',
  method: 'DELETE',
  path: ONE,
  reply: 'nothing',
  problems: ['application.not_empty', 'in_use'],
});
