import { listApplicationSessions, listSessionsOfApplication } from '@move/contract/sessions/sessions.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useListOfApplication } from '../../../screens/list/use-list-of-application.ts';
import { useFilterFromToday } from '../list/session-totals.tsx';
import { usePlatformSessions } from './ApplicationSessions.tsx';

/** The sessions of any platform, as a tab of its screen. */
export function SessionsPart({ applicationId }: { applicationId: number }) {
  const list = useListOfApplication(listApplicationSessions, listSessionsOfApplication, applicationId);
  const [props, dialogs] = usePlatformSessions(list, applicationId);
  useFilterFromToday();
  return (
    <>
      <ListPart {...props} />
      {dialogs}
    </>
  );
}
