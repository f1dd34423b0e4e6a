import { ONLINE_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { type RawBuilder, sql } from 'kysely';

type Sale = { organizationId: RawBuilder<unknown>; applicationId: RawBuilder<unknown> };

/** SQL: the organisation may be paid online: it was accepted, and the platform that sells for it has an online way of paying. */
export const isSoldOnline = ({ organizationId, applicationId }: Sale): RawBuilder<boolean> =>
  sql`(exists (
    select from organizations where organizations.id = ${organizationId} and organizations.status = 'accepted') and is_paid_by(platform_of_sale(${organizationId}, ${applicationId}), ${[...ONLINE_PAYMENT_TYPES]}::text[]))`;
