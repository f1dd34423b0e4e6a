import { z } from 'zod';
import { Activity } from '../activities/activities.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Name } from '../kit/fields.ts';
import { duplicateLabels } from './duplicates.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/duplicate';

/** The parts to copy. A part that is left out is copied, except sessions and bundles. */
const CopiedParts = z.object({
  questions: Flag.optional(),
  labels: Flag.optional(),
  settings: Flag.optional(),
  contacts: Flag.optional(),
  location: Flag.optional(),
  /** Sessions still to start, on the same days. */
  future_sessions: Flag.optional(),
  /** Bundles with sessions still to start, including those sessions. */
  bundles: Flag.optional(),
});
export type CopiedParts = z.output<typeof CopiedParts>;

/** The number of records in each part. */
export const getDuplicateParts = endpoint({
  name: 'getDuplicateParts',
  method: 'GET',
  path: PATH,
  permission: 'create-activities',
  scope: 'organization',
  reply: {
    parts: z.strictObject({
      questions: Count,
      labels: Count,
      contacts: Count,
      location: z.string().nullable(),
      future_sessions: Count,
      bundles: Count,
      /** How many of the `future_sessions` are in a bundle. */
      bundle_sessions: Count,
    }),
  },
});

/** Copies an activity into a draft, without participants, orders and waiting lists. */
export const duplicateActivity = endpoint({
  name: 'duplicateActivity',
  method: 'POST',
  path: PATH,
  permission: 'create-activities',
  scope: 'organization',
  body: z.object({ name: Name, with: CopiedParts.optional() }),
  reply: { activity: Activity },
  labels: duplicateLabels,
});
