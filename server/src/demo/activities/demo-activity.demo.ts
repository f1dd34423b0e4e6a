import type { Gender, Level, OfferType } from '@move/domain/activities/offer.ts';
import type { ContactRole } from '@move/domain/contacts/contact-roles.ts';
import type { DemoLocation } from '../locations/locations.demo.ts';
import type { DemoDomain } from '../organizations/organizations.demo.ts';
import type { DemoCategory, DemoSport, DemoTag } from '../taxonomy/taxonomy.demo.ts';

/** One activity of the demo. Missing fields are as in a new activity, but it is published. */
export type DemoActivity = {
  owner: DemoDomain;
  name: string;
  sport: DemoSport | null;
  at: DemoLocation | null;
  description: string | null;
  notes?: string;
  /** Free when undefined. */
  price_in_cents?: number;
  level?: Level;
  gender?: Gender;
  ages?: readonly [from: number | null, to: number | null];
  categories?: readonly DemoCategory[];
  tags?: readonly DemoTag[];
  /** First names of contacts of the organisation. */
  contacts?: Readonly<Record<string, readonly ContactRole[]>>;
  concept?: true;
  has_waitlist?: true;
  should_validate_age?: true;
  no_signup_required?: true;
  is_accessible?: 1;
  payment_url?: string;
  offer_type?: OfferType;
  /** `subscribe_from` and `subscribe_until` are in minutes before the start. */
  subscribe_from?: number;
  subscribe_until?: number;
};
