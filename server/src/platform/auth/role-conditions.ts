import { requiredAbilities, type Guard } from '@move/domain/access/guard.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../http/route.ts';

/** `organizationId` is null in a call that names no organisation. */
type Reader = { caller: Caller; organizationId: number | null };

/**
 * SQL: whether a role of the caller has the ability in an organisation. It is checked when the call names no organisation, because roles in
 * several organisations must not be combined; with one role or one organisation it is always true.
 */
export function isOpenTo(
  { caller, organizationId }: Reader,
  needs: Guard,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { abilities } = requiredAbilities(needs);
  if (isOne({ caller, organizationId }) || abilities.length === 0) return sql`true`;
  return sql`${id} = any ((select organizations_holding(${caller.user.id}, ${[...abilities]}::text[]))::bigint[])`;
}

const isOne = ({ caller, organizationId }: Reader) =>
  caller.roles.length < 2 || caller.roles.includes('superadmin') || organizationId !== null;

/**
 * SQL: whether the caller may see the sale of the order. The call itself asks for less than seeing orders, so all sales of every organisation
 * in which the caller has a role may be in scope. An order of another platform is shown only when a role in the organisation may see orders
 * (docs/rules/money.md#two-roles-at-once).
 */
export function isSoldInSight(call: Reader, needs: Guard): RawBuilder<unknown> {
  if (isOne(call)) return sql`true`;
  const { abilities, mode } = requiredAbilities(needs);
  const needed = mode === 'all' ? abilities.length : 1;
  return sql`(orders.application_id = any ((select app_money_application_ids())::bigint[])
    or orders.organization_id = any ((select organizations_with(
      ${call.caller.user.id}, app_organization_ids(), ${[...abilities]}::text[], ${needed}::integer))::bigint[]))`;
}
