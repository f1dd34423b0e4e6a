const DAY_FROM = 8;
const DAY_UNTIL = 21;

/** Whether it is so early or late that a notification may wake people: before 8:00 or from 21:00. */
export const isUnusualHour = ({ hour }: Pick<Temporal.PlainTime, 'hour'>): boolean =>
  hour < DAY_FROM || hour >= DAY_UNTIL;
