import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Email } from '../kit/fields.ts';
import { personalDataLabels as labels } from './personal-data.labels.ts';

const ONE = '/v1/admin/profiles/:profileId';
const guard = { permission: 'role:superadmin', scope: 'all', labels, refusesImpersonation: true } as const;

/** A zip with all data of an app user: the profile, redemptions, and moves. */
export const exportProfileData = endpoint({
  ...guard,
  name: 'exportProfileData',
  method: 'GET',
  path: `${ONE}/data`,
  reply: 'file',
});

/** Erases an app user for good: redemptions and moves are kept without a user. */
export const eraseProfileData = endpoint({
  ...guard,
  name: 'eraseProfileData',
  method: 'POST',
  path: `${ONE}/erase`,
  body: z.object({
    /** The address, typed as a confirmation. */
    email: Email,
  }),
  reply: 'nothing',
});
