import { ageRangeViolations } from '@move/domain/activities/activity-rules.ts';
import { AGE_MAX, GENDERS, LEVELS } from '@move/domain/activities/offer.ts';
import { z } from 'zod';
import { ContactLinks, LinkedContact } from '../contacts/contacts.ts';
import { FileToken, Image } from '../files/files.ts';
import { Description, Flag, Id, IdList, Named, NumericFlag, OptionalUrl } from '../kit/fields.ts';
import { report } from '../kit/report.ts';

/** The fields that activities and products have in common. */

export const Level = z.enum(LEVELS);
export const Gender = z.enum(GENDERS);

/** A rate as an offer shows it; null is free, or not chosen yet (`price_open`) (docs/rules/money.md#prices-and-vat). */
export const ShownRate = z.strictObject({ id: Id, name: z.string(), price_in_cents: z.int().min(0) });

export const OfferVenue = z.strictObject({
  ...Named.shape,
  street: z.string(),
  house_number: z.string(),
  zipcode: z.string(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** The fields in replies. */
export const offerReply = {
  organization_id: Id,
  sport_id: Id.nullable(),
  description: z.string().nullable(),
  /** Null is free, unless `price_open`. */
  rate_id: Id.nullable(),
  gender: Gender.nullable(),
  level: Level.nullable(),
  category_ids: z.array(Id),
  tag_ids: z.array(Id),
  image: Image.nullable(),
  /** 0 or 1. */
  is_accessible: z.literal([0, 1]),
  age_from: z.int().nullable(),
  age_to: z.int().nullable(),
  contacts: z.array(LinkedContact),
  location_id: Id.nullable(),
  location: OfferVenue.nullable(),
  /** The first name of the user who saved it last; null when no user did. */
  changed_by: z.string().nullable(),
};

const Age = z.int().min(0).max(AGE_MAX).nullable();

/** The fields in drafts; those that are left out keep their value. */
export const offerFields = {
  sport_id: Id.nullable().optional(),
  description: Description.optional(),
  /** Null is free. A new offer for which this field is absent has no price yet. */
  rate_id: Id.nullable().optional(),
  /** True: no price is chosen yet, whatever `rate_id` is, so it can't be published. */
  price_open: Flag.optional(),
  gender: Gender.nullable().optional(),
  level: Level.nullable().optional(),
  category_ids: IdList.optional(),
  tag_ids: IdList.optional(),
  image: FileToken.nullable().optional(),
  payment_url: OptionalUrl.optional(),
  is_accessible: NumericFlag.optional(),
  age_from: Age.optional(),
  age_to: Age.optional(),
  contacts: ContactLinks.optional(),
  location_id: Id.nullable().optional(),
};

type Ages = { age_from?: number | null | undefined; age_to?: number | null | undefined };

export function checkAges(ctx: { value: Ages; issues: z.core.$ZodRawIssue[] }) {
  const { age_from = null, age_to = null } = ctx.value;
  report(ctx, ageRangeViolations({ age_from, age_to }));
}
