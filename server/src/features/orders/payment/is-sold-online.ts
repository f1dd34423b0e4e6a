import { ONLINE_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { type RawBuilder, sql } from 'kysely';

type Sale = { organizationId: RawBuilder<unknown>; applicationId: RawBuilder<unknown> };

/** SQL: whether the platform that sells for an organisation accepts a way of paying online. */
export const isSoldOnline = ({ organizationId, applicationId }: Sale): RawBuilder<boolean> =>
  sql`is_paid_by(platform_of_sale(${organizationId}, ${applicationId}), ${[...ONLINE_PAYMENT_TYPES]}::text[])`;
