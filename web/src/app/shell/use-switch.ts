import { sendApplication, setContext } from '../../platform/context.ts';
import { hasScreen } from '../features.ts';
import { useNavigate, usePathname } from '../../platform/navigation.tsx';
import { sectionIn } from '../../platform/place.ts';
import { queryClient } from '../../platform/query-client.ts';
import { loadSettings } from '../../platform/settings.ts';
import { notifyError } from '../../platform/notify.ts';

/** Going to another organisation (keeping the section where it has one) or platform (D1.1). */
export function useSwitch() {
  const navigate = useNavigate();
  const pathname = usePathname();
  return {
    toOrganization: (id: number) => {
      const section = sectionIn(pathname, id);
      navigate(hasScreen(section) ? section : `/organizations/${id}`);
    },
    toPlatform: (applicationId: number) => {
      setContext({ applicationId });
      sendApplication(applicationId);
      // Lists of the former platform are of no use any more; its colours and title change along.
      queryClient.removeQueries({ type: 'inactive' });
      loadSettings(applicationId).catch(notifyError);
      navigate('/application');
    },
  };
}
