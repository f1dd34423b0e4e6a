import { sql } from 'kysely';

/** SQL: until when an order keeps its spots while it waits for the payment; null for other orders. */
export const reservedUntil = sql`case when orders.status = 'open' then orders.reserved_until end`;
