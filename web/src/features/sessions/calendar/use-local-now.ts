import { toLocalTime, type LocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { useEffect, useState } from 'react';

export type LocalNow = LocalTime;

const MINUTE = 60_000;

/** The local time in a time zone, updated every minute. */
export function useLocalNow(timeZone: string): LocalNow {
  const read = () => Temporal.Now.instant().toString();
  const [instant, setInstant] = useState(read);
  useEffect(() => {
    const timer = window.setInterval(() => setInstant(read()), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return toLocalTime(instant, timeZone);
}
