import { isSubjectType, SUBJECTS } from '@move/contract/audit/subjects.ts';
import type { Locale } from '../../../platform/texts/locale.ts';

/** The label of a field; undefined for one that only the server has, such as a count. */
export function fieldLabel(subject: string, field: string, locale: Locale): string | undefined {
  for (const labels of isSubjectType(subject) ? SUBJECTS[subject].fields : []) {
    if (Object.hasOwn(labels[locale], field)) return labels[locale][field];
  }
  return undefined;
}
