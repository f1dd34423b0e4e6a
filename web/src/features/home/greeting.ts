export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** The part of the day for the greeting, by the hour on the clock of the platform. */
export function greetingAt(hour: number): PartOfDay {
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
