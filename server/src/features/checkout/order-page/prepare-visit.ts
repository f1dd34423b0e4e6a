import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Visit } from '../../orders/public.ts';
import { findOrCreateProfile } from '../../profiles/public.ts';

type Shop = Pick<Call<Endpoint>, 'db' | 'now' | 'applicationId'>;
type Visitor = { email: string; locale: Locale } & Omit<Visit, 'profileId'>;

/** What is stored with a visitor's order. Finds or creates the visitor's profile on the platform of the call. Lock the sessions first. */
export async function prepareVisit(
  { db, now, applicationId }: Shop,
  { email, locale, reservedBy, returnUrl }: Visitor,
): Promise<Visit> {
  if (applicationId === null) throw notFound();
  return { reservedBy, returnUrl, profileId: await findOrCreateProfile(db, { applicationId, email, locale, now }) };
}
