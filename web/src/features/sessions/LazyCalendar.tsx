import { lazy } from 'react';

/** Week and month, in a file of their own: most look at the list. */
export const LazyCalendar = lazy(async () => ({ default: (await import('./SessionCalendar.tsx')).SessionCalendar }));
