import { SUBJECT_LABELS } from '@move/contract/audit/subject-labels.ts';
import { isSubjectType } from '@move/contract/audit/subjects.ts';
import type { Locale } from '../../../platform/texts/locale.ts';

/** The label of a field; undefined for one that only the server has, such as a count. */
export function fieldLabel(subject: string, field: string, locale: Locale): string | undefined {
  for (const labels of isSubjectType(subject) ? SUBJECT_LABELS[subject] : []) {
    if (Object.hasOwn(labels[locale], field)) return labels[locale][field];
  }
  return undefined;
}
