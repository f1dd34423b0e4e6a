import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { findOffer, type Shop } from '../../offers/public.ts';

type OfferRequest = { type: string; offerId: number; now: Date; shop: Shop };

/**
 * Returns a published offer of the platform, and enters the scope of its organisation for the rest of the call. Throws 404 for an offer
 * that isn't published, and when its organisation isn't accepted or is no longer on the platform.
 */
export async function enterOffer(db: Database, request: OfferRequest): Promise<PublicOfferDetail> {
  const offer = await findOffer(db, request);
  // a separate statement, because it enters the scope of the organisation
  const { rows } = await sql<{ entered: boolean }>`select enter_published(${offer.organization.id}) as entered`.execute(
    db,
  );
  if (rows[0]?.entered !== true) throw notFound();
  return offer;
}
