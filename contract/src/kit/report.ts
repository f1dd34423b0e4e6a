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
