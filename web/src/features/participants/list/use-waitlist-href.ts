import { usePathname } from '../../../platform/navigation/navigation.tsx';
import type { BookableParams } from '../bookable-scope.ts';

/** The URL of the tab with the waiting list, with its form for a new entry. */
export function useWaitlistHref({ kind }: BookableParams): string {
  const pathname = usePathname();
  return kind === 'session'
    ? `${pathname}?tab=waitlist&create=1`
    : pathname.replace(/participants\/?$/, 'waitlist?create=1');
}
