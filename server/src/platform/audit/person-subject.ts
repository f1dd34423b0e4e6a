import type { SubjectType } from '@move/contract/audit/subjects.ts';
import { initials } from '@move/domain/kit/text/initials.ts';
import type { Subject } from '../http/written.ts';

type Named = { id: number; first_name: string; last_name: string };

/** The subject of a change about a person. The trail is kept longer than the person's data, so it stores initials only. */
export const personSubject = (type: SubjectType, { id, first_name, last_name }: Named): Subject => ({
  type,
  id,
  name: initials(`${first_name} ${last_name}`),
});
