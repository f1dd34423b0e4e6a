import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { getSettings, type Settings } from '../state/settings.ts';

export const timeZoneOf = ({ application }: Settings): string => application?.timezone ?? DEFAULT_TIME_ZONE;

/** The zone of the platform. “Today” and the greeting follow it, also on a device in another zone, as lists and figures do. */
export const platformTimeZone = (): string => timeZoneOf(getSettings());

export const platformNow = (): Temporal.ZonedDateTime => Temporal.Now.zonedDateTimeISO(platformTimeZone());

export const platformToday = (): Temporal.PlainDate => platformNow().toPlainDate();
