import { kvkMessage, normalizeKvk } from '@move/domain/organizations/kvk.ts';
import { normalizeVatNumber, vatNumberMessage } from '@move/domain/organizations/vat-number.ts';
import { ORGANIZATION_STATUSES, ORGANIZATION_TYPES } from '@move/domain/organizations/organization.ts';
import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { chosenIds, chosenOf, chosenTexts } from '../kit/filters/chosen.ts';
import { dayRange } from '../kit/filters/ranges.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Description,
  Flag,
  Id,
  IdList,
  Instant,
  Name,
  OptionalEmail,
  OptionalPhone,
  OptionalUrl,
  optionalText,
  refused,
  Stamps,
  TimeZone,
  Version,
} from '../kit/fields.ts';
import { ITEMS_PER_PAGE_MAX, pageOf, pageQuery } from '../kit/paging.ts';
import { organizationLabels } from './organizations.labels.ts';

export const OrganizationType = z.enum(ORGANIZATION_TYPES);
export const OrganizationStatus = z.enum(ORGANIZATION_STATUSES);

/** A row of the list, with few fields, since a page may have 10,000. */
export const OrganizationRow = z.strictObject({
  id: Id,
  name: z.string(),
  type: OrganizationType,
  city: z.string().nullable(),
  status: OrganizationStatus,
  logo_url: ImageAddress.nullable(),
  sport_ids: z.array(Id),
  created_at: Instant,
});
export type OrganizationRow = z.output<typeof OrganizationRow>;

const socials = {
  facebook_url: z.string().nullable(),
  instagram_url: z.string().nullable(),
  youtube_url: z.string().nullable(),
  x_url: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  tiktok_url: z.string().nullable(),
};

/** The columns of `socials`, in the order in which forms show them. */
export const SOCIALS = [
  'facebook_url',
  'instagram_url',
  'youtube_url',
  'x_url',
  'linkedin_url',
  'tiktok_url',
] as const satisfies readonly (keyof typeof socials)[];

/** An organisation that offers activities on one or more platforms. */
export const Organization = z.strictObject({
  id: Id,
  name: z.string(),
  type: OrganizationType,
  description: z.string().nullable(),
  kvk_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  city: z.string().nullable(),
  sports: z.array(Id),
  logo: Image.nullable(),
  header: Image.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  ...socials,
  timezone: z.string(),
  status: OrganizationStatus,
  rejected_reason: z.string().nullable(),
  /** The platforms it is on (`is_linked`) and the caller's other platforms; `may_change` is false for those that are not the caller's. */
  application_links: z.array(
    z.strictObject({ id: Id, name: z.string(), is_linked: Flag, is_home: Flag, may_change: Flag }),
  ),
  /** The ids of the platforms it is on. */
  applications: z.array(Id),
  may: z.strictObject({ update: Flag, remove: Flag, update_applications: Flag, update_timezone: Flag }),
  ...Stamps,
});
export type Organization = z.output<typeof Organization>;

export const KvkNumber = z
  .string()
  .trim()
  .refine((value) => kvkMessage(value) === null, refused('kvk'))
  .nullable()
  .transform((value) => (value === null ? null : normalizeKvk(value)));

const VatNumber = z
  .string()
  .trim()
  .refine((value) => vatNumberMessage(value) === null, refused('vat_number'))
  .nullable()
  .transform((value) => (value === null ? null : normalizeVatNumber(value)));

/**
 * The fields that can be written. Only an administrator changes `applications` and `timezone`: others may send them back unchanged. KVK
 * numbers are 8 digits, VAT numbers start with their country. Sports that activities use stay linked, in the list or not.
 */
export const OrganizationDraft = z.object({
  name: Name,
  type: OrganizationType.optional(),
  description: Description.optional(),
  kvk_number: KvkNumber.optional(),
  vat_number: VatNumber.optional(),
  city: optionalText().optional(),
  sports: IdList.optional(),
  logo: FileToken.nullable().optional(),
  header: FileToken.nullable().optional(),
  email: OptionalEmail.optional(),
  phone: OptionalPhone.optional(),
  website: OptionalUrl.optional(),
  facebook_url: OptionalUrl.optional(),
  instagram_url: OptionalUrl.optional(),
  youtube_url: OptionalUrl.optional(),
  x_url: OptionalUrl.optional(),
  linkedin_url: OptionalUrl.optional(),
  tiktok_url: OptionalUrl.optional(),
  timezone: TimeZone.optional(),
  applications: IdList.optional(),
  ...Version,
});
export type OrganizationDraft = z.output<typeof OrganizationDraft>;

/** A sport that activities still use, with their number. */
const UnlinkableSport = z.strictObject({ id: Id, name: z.string(), activities_count: z.int().min(1) });
export type UnlinkableSport = z.output<typeof UnlinkableSport>;

const PATH = '/v1/admin/organizations';

const ListQuery = pageQuery({
  sort: ['name', 'city', 'type', 'status', 'created_at'],
  itemsPerPage: ITEMS_PER_PAGE_MAX,
  filters: {
    status: chosenOf(ORGANIZATION_STATUSES).optional(),
    type: chosenOf(ORGANIZATION_TYPES).optional(),
    /** The town, as the organisation entered it. */
    city: chosenTexts({ canBeEmpty: true }).optional(),
    /** Days in the organisation's own time zone. */
    createdOn: dayRange({ canBeEmpty: false }).optional(),
    sportId: chosenIds({ canBeEmpty: true }).optional(),
    labelId: chosenIds({ canBeEmpty: false }).optional(),
  },
});

/** The organisations of the current platform and its children, 10,000 a page by name. */
export const listOrganizations = endpoint({
  name: 'listOrganizations',
  method: 'GET',
  path: PATH,
  permission: 'view-organizations',
  scope: 'application',
  query: ListQuery,
  reply: pageOf('organizations', OrganizationRow),
  labels: organizationLabels,
});

/** The organisations of any platform, for a superadmin. */
export const listOrganizationsOfApplication = endpoint({
  name: 'listOrganizationsOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/organizations',
  permission: 'role:superadmin',
  scope: 'application',
  query: ListQuery,
  reply: pageOf('organizations', OrganizationRow),
  labels: organizationLabels,
});

/** All organisations of the filter, as an xlsx file without pages: the columns of an import, then id, status and the day of creation. */
export const exportOrganizations = endpoint({
  name: 'exportOrganizations',
  method: 'GET',
  path: `${PATH}/export`,
  permission: 'view-organizations',
  scope: 'application',
  query: ListQuery.omit({ page: true, itemsPerPage: true }),
  reply: 'file',
  labels: organizationLabels,
});

/** Every organisation of the platform by name, unpaginated. */
export const listAllOrganizations = endpoint({
  name: 'listAllOrganizations',
  method: 'GET',
  path: `${PATH}/all`,
  permission: 'view-organizations',
  scope: 'application',
  reply: { organizations: z.array(OrganizationRow.pick({ id: true, name: true, status: true })) },
});

/** The towns of the platform's organisations by name, for a filter: the first 1,000. */
export const listOrganizationCities = endpoint({
  name: 'listOrganizationCities',
  method: 'GET',
  path: `${PATH}/cities`,
  permission: 'view-organizations',
  scope: 'application',
  reply: { cities: z.array(z.string()) },
});

/** The towns of the organisations of any platform, for a superadmin. */
export const listOrganizationCitiesOfApplication = endpoint({
  name: 'listOrganizationCitiesOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/organizations/cities',
  permission: 'role:superadmin',
  scope: 'application',
  reply: { cities: z.array(z.string()) },
});

export const getOrganization = endpoint({
  name: 'getOrganization',
  method: 'GET',
  path: `${PATH}/:organizationId`,
  permission: ['view-organization', 'edit-organization'],
  scope: 'organization',
  reply: { organization: Organization },
});

/**
 * Saves the fields of the body. Sports that activities use stay linked and are returned in `meta.unlinkable_sports`, for the
 * dialog after saving. Links to platforms that the caller doesn't administer stay. 409 on `applications` while
 * a platform that it leaves out has sold spots in sessions to come; 403 for a platform from which a user with more rights removed it
 * (docs/rules/access.md#removed-from-above). When it leaves its home, the platform that it has been on longest becomes its home.
 */
export const updateOrganization = endpoint({
  name: 'updateOrganization',
  method: 'PUT',
  path: `${PATH}/:organizationId`,
  permission: 'edit-organization',
  scope: 'organization',
  body: OrganizationDraft,
  reply: { organization: Organization, meta: z.strictObject({ unlinkable_sports: z.array(UnlinkableSport) }) },
  problems: ['stale'],
  labels: organizationLabels,
});

/**
 * Removes the organisation from the caller's platforms; with the last one, or by a superadmin, it is deleted. 409 while sessions to come
 * have participants, and before it is deleted also while it is still to be paid out.
 */
export const removeOrganization = endpoint({
  name: 'removeOrganization',
  method: 'DELETE',
  path: `${PATH}/:organizationId`,
  permission: 'delete-organization',
  scope: 'organization',
  reply: 'nothing',
  problems: ['in_use', 'organization.unpaid'],
});

/** Undoes a removal on the caller's platforms (docs/rules/access.md#restoring). */
export const restoreOrganization = endpoint({
  name: 'restoreOrganization',
  method: 'POST',
  path: `${PATH}/:organizationId/restore`,
  permission: 'delete-organization',
  scope: 'application',
  reply: { organization: Organization },
  status: 200,
});

/** Returns the sports missing from the list that can't be unlinked, because activities use them. */
export const validateSports = endpoint({
  name: 'validateSports',
  method: 'POST',
  path: `${PATH}/:organizationId/validate-sports`,
  permission: 'edit-organization',
  scope: 'organization',
  body: z.object({ sports: IdList }),
  reply: { valid: Flag, sports: z.array(UnlinkableSport) },
  status: 200,
  labels: organizationLabels,
});
