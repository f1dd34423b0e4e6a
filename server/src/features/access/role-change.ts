import type { Account } from '@move/contract/access/users.ts';
import type { Subject } from '../../platform/http/written.ts';

export const subjectOf = (account: Account): Subject => ({ type: 'users', id: account.id, name: account.email });

/** The roles in the audit trail: one field a role, so that it tells which came and went. */
export const recorded = ({ roles }: Account) =>
  Object.fromEntries(
    roles.map(({ role }) => [
      role,
      roles.flatMap((held) => (held.role === role ? ((held.organization ?? held.application)?.name ?? true) : [])),
    ]),
  );
