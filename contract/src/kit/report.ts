import type { Violation } from '@move/domain/kit/messages/messages.ts';
import type { z } from 'zod';

/** Reports violations of a domain rule to zod, on their own fields. */
export function report(
  ctx: { issues: z.core.$ZodRawIssue[] },
  violations: readonly Violation[],
  at: readonly PropertyKey[] = [],
) {
  for (const { path, key, params } of violations) {
    ctx.issues.push({ code: 'custom', input: undefined, path: [...at, ...path], params: { key, ...params } });
  }
}

/**
 * A check of several fields together. Zod skips the checks of an object with an invalid field; this one runs unless one of its own fields is
 * invalid, so that a form shows all errors at once.
 */
export function checkTogether<Value extends object>(
  fields: readonly (keyof Value & string)[],
  violationsOf: (value: Value) => readonly Violation[],
): z.core.$ZodCheck<Value> {
  return {
    _zod: {
      def: {
        check: 'custom',
        when: ({ value, issues }) =>
          typeof value === 'object' && value !== null && !issues.some(({ path }) => isOneOf(fields, path?.[0])),
      },
      check: (payload) => report(payload, violationsOf(payload.value)),
      onattach: [],
    },
  };
}

const isOneOf = (fields: readonly string[], field: PropertyKey | undefined) =>
  typeof field === 'string' && fields.includes(field);
