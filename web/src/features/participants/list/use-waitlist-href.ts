import { usePathname } from '../../../platform/navigation/navigation.tsx';
import type { BookableScope } from '../bookable-scope.ts';

/** The tab beside this one, with those who wait. */
export function useWaitlistHref({ kind }: BookableScope): string {
  const pathname = usePathname();
  return kind === 'session' ? `${pathname}?tab=waitlist` : pathname.replace(/participants\/?$/, 'waitlist');
}
