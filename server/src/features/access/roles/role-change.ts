import type { UserWithRoles } from '@move/contract/access/users.ts';
import type { Subject } from '../../../platform/http/written.ts';

export const subjectOf = (account: UserWithRoles): Subject => ({ type: 'users', id: account.id, name: account.email });

/** The roles for the audit trail, one field for each, so that the change shows which was given or taken. */
export const auditedRoles = ({ roles }: UserWithRoles) =>
  Object.fromEntries(
    roles.map(({ role }) => [
      role,
      roles.flatMap((held) => (held.role === role ? ((held.organization ?? held.application)?.name ?? true) : [])),
    ]),
  );
