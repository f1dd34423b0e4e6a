import { hasScreen } from '../../features.ts';
import { useNavigate, usePathname } from '../../../platform/navigation/navigation.tsx';
import { sameSectionPath } from '../../../platform/navigation/screen-scope.ts';

/** Navigates to another organisation (to the same section, if it has one) or platform. */
export function useContextSwitch() {
  const navigate = useNavigate();
  const pathname = usePathname();
  return {
    toOrganization: (id: number) => {
      const section = sameSectionPath(pathname, id);
      navigate(hasScreen(section) ? section : `/organizations/${id}`);
    },
    // the navigation switches the platform, so that a user who cancels it because of unsaved input stays on the same platform
    toPlatform: (applicationId: number) => navigate('/application', { applicationId }),
  };
}
