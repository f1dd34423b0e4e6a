import { EPOCH_SERIAL } from '@move/domain/kit/files/sheet-xml.ts';
import { type RawBuilder, sql } from 'kysely';

/** SQL: a moment as a sheet stores it: the wall time in a time zone, in days since 30 December 1899. */
export const sheetSerial = (moment: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${moment} at time zone ${timeZone}) / 86400 + ${sql.lit(EPOCH_SERIAL)})::double precision`;
