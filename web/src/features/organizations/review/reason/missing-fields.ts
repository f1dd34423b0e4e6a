import type { Organization } from '@move/contract/organizations/organizations.ts';
import type { Review } from '@move/contract/organizations/review.ts';

export type MissingField = 'description' | 'email' | 'address' | 'kvk';

type Reviewed = {
  organization: Pick<Organization, 'description' | 'email' | 'kvk_number'>;
  review: Pick<Review, 'locations'>;
};

/** What an organisation under review has not filled in. */
export function missingFields({ organization, review }: Reviewed): MissingField[] {
  const { description, email, kvk_number } = organization;
  const filled = { description, email, address: review.locations[0], kvk: kvk_number };
  return (['description', 'email', 'address', 'kvk'] as const).filter((field) => !filled[field]);
}
