import { usePathname } from '../../../platform/navigation/navigation.tsx';
import type { BookableScope } from '../bookable-scope.ts';

/** The URL of the tab with the waiting list. */
export function useWaitlistHref({ kind }: BookableScope): string {
  const pathname = usePathname();
  return kind === 'session' ? `${pathname}?tab=waitlist` : pathname.replace(/participants\/?$/, 'waitlist');
}
