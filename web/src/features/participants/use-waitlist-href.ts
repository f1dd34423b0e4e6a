import { usePathname } from '../../platform/navigation.tsx';
import type { PeoplePlace } from './place.ts';

/** The tab beside this one, with those who wait. */
export function useWaitlistHref({ kind }: PeoplePlace): string {
  const pathname = usePathname();
  return kind === 'session' ? `${pathname}?tab=waitlist` : pathname.replace(/participants\/?$/, 'waitlist');
}
