import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Email, Id, Named, PersonName, QueryId, refused } from '../kit/fields.ts';
import { accessLabels } from './access.labels.ts';
import { newPasswordLabels } from './new-password.labels.ts';

export const UserLocale = z.enum(LOCALES);

/** A user of the back office. */
export const User = z.strictObject({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: Image.nullable(),
  /** The address of the picture. */
  avatar_url: ImageAddress.nullable(),
  locale: UserLocale,
});
export type User = z.output<typeof User>;

/** 10 to 128 characters, never trimmed or changed. The server also refuses what is easy to guess. */
export const NewPassword = z.string().min(10).max(128);

/** A password to compare with the stored one: the rules for a new password don't apply. */
export const TypedPassword = z.string().min(1).max(1_000);

export const isConfirmed = (draft: { password: string; password_confirmation: string }) =>
  draft.password === draft.password_confirmation;
export const notConfirmed = { ...refused('confirmed'), path: ['password_confirmation'] };

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/v1/auth/login',
  permission: 'public',
  scope: 'self',
  body: z.object({ email: Email, password: TypedPassword }),
  reply: { api_token: z.string(), user: User },
  status: 200,
  problems: ['login.failed', 'login.ask', 'throttle'],
  labels: accessLabels,
  hasSecret: true,
});

/** Ends the session of the token, and those in which the user impersonates another. An unknown token is no error. */
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/v1/auth/logout',
  permission: 'public',
  scope: 'self',
  reply: 'nothing',
  isRepeatable: true,
});

/**
 * Replaces a token of at most 14 days old by a new one. The old one works for calls for 30 seconds, and for another refresh until the new
 * one is used; a later refresh ends the whole session.
 */
export const refreshToken = endpoint({
  name: 'refreshToken',
  refusals: [401],
  method: 'POST',
  path: '/v1/token/refresh',
  permission: 'public',
  scope: 'self',
  reply: { user: User, api_token: z.string() },
  status: 200,
  hasSecret: true,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/v1/auth/forgot-password',
  permission: 'public',
  scope: 'self',
  body: z.object({ email: Email }),
  reply: 'nothing',
  problems: ['throttle'],
  labels: accessLabels,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/v1/auth/reset-password',
  permission: 'public',
  scope: 'self',
  body: z
    .object({ token: z.string().min(1).max(200), password: NewPassword, password_confirmation: TypedPassword })
    .refine(isConfirmed, notConfirmed),
  reply: 'nothing',
  problems: ['link.expired', 'password.email', 'password.common', 'password.names', 'throttle'],
  labels: newPasswordLabels,
  hasSecret: true,
});

/** The caller's user, roles and abilities in a context: an organisation, an application, or (neither) everything the caller has. */
export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/v1/admin/profile',
  permission: 'signed-in',
  scope: 'named',
  query: z.object({
    organization_id: QueryId.optional(),
    application_id: QueryId.optional(),
    organization: QueryId.optional(),
    application: QueryId.optional(),
  }),
  reply: {
    roles: z.array(z.string()),
    abilities: z.array(z.string()),
    user: User,
    organizations: z.array(Named),
    applications: z.array(Named),
  },
  labels: accessLabels,
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/v1/admin/profile',
  permission: 'signed-in',
  scope: 'self',
  body: z
    .object({
      first_name: PersonName,
      last_name: PersonName,
      avatar: FileToken.nullable(),
      locale: UserLocale.optional(),
    })
    .partial(),
  reply: { user: User },
  labels: accessLabels,
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/v1/admin/profile/password',
  permission: 'signed-in',
  scope: 'self',
  body: z
    .object({ current_password: TypedPassword, password: NewPassword, password_confirmation: TypedPassword })
    .refine(isConfirmed, notConfirmed),
  reply: 'nothing',
  problems: ['password.current', 'password.email', 'password.common', 'password.names', 'throttle'],
  labels: newPasswordLabels,
  hasSecret: true,
});
