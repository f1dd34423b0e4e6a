import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { z } from 'zod';
import { ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';

const PublicApplication = z.strictObject({
  id: Id,
  name: z.string().nullable(),
  slug: z.string(),
  logo: ImageAddress.nullable(),
  favicon: ImageAddress.nullable(),
  primary_color: z.string().nullable(),
  secondary_color: z.string().nullable(),
  support_url: z.string().nullable(),
  timezone: z.string(),
  sport_id_alias: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  zoom: z.number().nullable(),
  default_locale: z.enum(LOCALES),
});
export type PublicApplication = z.output<typeof PublicApplication>;

/** The settings to show before the application loads. The platform is that of `?slug=`, the header or the host, else the default one. */
export const getSettings = endpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/v1/public/settings',
  permission: 'public',
  scope: 'public',
  query: z.object({ slug: z.string().max(255).optional() }),
  reply: {
    application: PublicApplication,
    upscaler: z.strictObject({ url: z.string(), public_key: z.string(), enabled: z.boolean() }),
    upload: z.strictObject({ max_bytes: z.int() }),
    /** True on a demo installation: the login page shows the demo logins and the mailbox. */
    is_demo: z.boolean(),
  },
});

const ApplicationChoice = z.strictObject({ id: Id, name: z.string(), slug: z.string(), parent_id: Id.nullable() });

export const getCurrentApplication = endpoint({
  name: 'getCurrentApplication',
  method: 'GET',
  path: '/v1/admin/application',
  permission: 'signed-in',
  scope: 'application',
  reply: { application: PublicApplication },
});

export const listChildApplications = endpoint({
  name: 'listChildApplications',
  method: 'GET',
  path: '/v1/admin/application/children',
  permission: 'view-application',
  scope: 'application',
  reply: { applications: z.array(ApplicationChoice) },
});

/** The applications the caller can choose from: their own, for a superadmin all. */
export const listAllApplications = endpoint({
  name: 'listAllApplications',
  method: 'GET',
  path: '/v1/admin/applications/all',
  permission: 'signed-in',
  scope: 'self',
  reply: { applications: z.array(ApplicationChoice) },
});
