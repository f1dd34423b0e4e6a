import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { findOffer, type Shop } from '../../offers/public.ts';

type Asked = { type: string; offerId: number; now: Date; shop: Shop };

/**
 * Returns a published offer of the platform, and enters the scope of its organisation for the rest of the call. 404 for a draft, and for
 * any offer of an organisation under review.
 */
export async function enterOffer(db: Database, asked: Asked): Promise<PublicOfferDetail> {
  const offer = await findOffer(db, asked);
  // a statement of its own: it enters the scope of the organisation
  const { rows } = await sql<{ entered: boolean }>`select enter_published(${offer.organization.id}) as entered`.execute(
    db,
  );
  if (rows[0]?.entered !== true) throw notFound();
  return offer;
}
