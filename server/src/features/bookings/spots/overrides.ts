import { gate } from '@move/domain/access/gate.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { forbidden } from '../../../platform/http/problem.ts';

type Input = { override_capacity?: boolean | undefined; override_age?: boolean | undefined };

/** The limits that the caller asks to override; throws 403 without `override-limits` (docs/rules/spots.md#spots). */
export function overridesOf(caller: Pick<Caller, 'abilities' | 'roles'>, asked: Input) {
  const isAsked = asked.override_capacity === true || asked.override_age === true;
  if (isAsked && !gate(caller).can('override-limits')) throw forbidden();
  return { capacity: asked.override_capacity, age: asked.override_age };
}

/** The overridden limits, for the audit trail. */
export const auditedOverrides = (overrides: { capacity?: boolean | undefined; age?: boolean | undefined }) => ({
  ...(overrides.capacity && { override_capacity: true }),
  ...(overrides.age && { override_age: true }),
});
