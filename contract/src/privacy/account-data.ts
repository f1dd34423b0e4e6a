import { ROLES } from '@move/domain/access/roles.ts';
import { z } from 'zod';
import { TypedPassword } from '../access/access.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Email } from '../kit/fields.ts';
import { personalDataLabels as labels } from './personal-data.labels.ts';

/** A zip with all data of the caller's own account: JSON, and a page to read. */
export const exportOwnData = endpoint({
  name: 'exportOwnData',
  method: 'GET',
  path: '/v1/profile/data',
  permission: 'signed-in',
  scope: 'self',
  reply: 'file',
  labels,
  refusesImpersonation: true,
});

/**
 * The roles that prevent the caller's own account from being erased, each with its organisation or platform. Removed organisations don't
 * count. `contact_of`: organisations whose offers or locations name the caller as a contact. They don't prevent erasing; the contact stays
 * after it.
 */
export const getOwnErasure = endpoint({
  name: 'getOwnErasure',
  method: 'GET',
  path: '/v1/profile/erase',
  permission: 'signed-in',
  scope: 'self',
  reply: {
    roles: z.array(
      z.strictObject({
        role: z.enum(ROLES),
        /** Null: everywhere, or on a removed platform. */
        place: z.string().nullable(),
      }),
    ),
    contact_of: z.array(z.string()),
  },
  refusesImpersonation: true,
});

/** Erases the caller's own account for good, once it has no roles. */
export const eraseOwnAccount = endpoint({
  name: 'eraseOwnAccount',
  method: 'POST',
  path: '/v1/profile/erase',
  permission: 'signed-in',
  scope: 'self',
  body: z.object({ current_password: TypedPassword }),
  reply: 'nothing',
  problems: ['account.has_roles', 'password.current'],
  labels,
  refusesImpersonation: true,
});

/** Erases the account of a user without roles for good. */
export const eraseUser = endpoint({
  name: 'eraseUser',
  method: 'POST',
  path: '/v1/admin/users/:userId/erase',
  permission: 'role:superadmin',
  scope: 'all',
  body: z.object({
    /** The address, typed as a confirmation. */
    email: Email,
  }),
  reply: 'nothing',
  problems: ['account.has_roles'],
  labels,
});
