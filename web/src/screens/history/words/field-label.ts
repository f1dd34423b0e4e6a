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

/** The place of a field in the labels, which are in the order of the form; the database returns fields in another order. */
export function fieldPosition(subject: string, field: string): number {
  const fields = (isSubjectType(subject) ? SUBJECT_LABELS[subject] : []).flatMap(({ nl }) => Object.keys(nl));
  return fields.indexOf(field);
}
