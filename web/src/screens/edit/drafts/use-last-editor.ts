import { useCurrentUser } from '../../../platform/session/session.ts';
import { useScreenScope } from '../../../platform/session/gate.tsx';
import type { HistorySource } from '../../history/history-source.ts';
import { useMayReadTrail } from '../../history/use-may-read-trail.ts';
import { useTrail } from '../../history/use-trail.ts';
import { recordIn } from '../form/record-types.ts';

type LastEditor = {
  /** False while the audit trail is loading. */
  isKnown: boolean;
  /** Null when neither the audit trail nor the record has the name. */
  name: string | null;
  /** The current user saved the record, in another window or on another device. */
  isOwn: boolean;
};

/** The user who saved a record last: from the audit trail for users who may read it, else from the record itself. */
export function useLastEditor(source: HistorySource | null, record: unknown): LastEditor {
  const scope = useScreenScope().organizationId;
  const me = useCurrentUser();
  const organizationId = source?.organizationId ?? scope;
  const mayRead = useMayReadTrail(organizationId) && source !== null;
  const query = { subject: source?.subject ?? '', subjectId: source?.subjectId ?? '', itemsPerPage: 10 };
  const { rows, error } = useTrail(organizationId, query, { enabled: mayRead });
  // the audit trail of an activity lists its sessions too
  const actor = rows?.find((entry) => entry.subject_type === source?.subject)?.actor ?? null;
  const named = recordIn({ record })?.changed_by;
  const name = actor?.name ?? (typeof named === 'string' ? named : null);
  return {
    isKnown: !mayRead || rows !== undefined || error !== null,
    name,
    isOwn: actor !== null && actor.id === me?.id,
  };
}
