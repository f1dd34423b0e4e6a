import { QUESTION_TYPES } from '@move/domain/questions/question.ts';
import { z } from 'zod';
import { FilterKey } from '../applications/application-settings.ts';
import { Gender, Level, OfferVenue } from '../activities/offer-fields.ts';
import { ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, IsoDate, Named, QueryId, timeSpanFields } from '../kit/fields.ts';
import { OpeningHours } from '../locations/opening-hours.ts';
import { PUBLIC_ITEMS_PER_PAGE_MAX, pageOf, pageQuery } from '../kit/paging.ts';
import { offerLabels } from './offers.labels.ts';
import { RefundTerms } from './refund-terms.ts';

/** The kinds of offers that a website or app shows. */
export const PUBLIC_OFFER_KINDS = ['activity', 'session', 'bundle', 'product'] as const;
export const PublicOfferKind = z.enum(PUBLIC_OFFER_KINDS);
export type PublicOfferKind = z.output<typeof PublicOfferKind>;

const TimeSpan = z.strictObject(timeSpanFields);

/** An offer as everyone may see it, without personal data. */
export const PublicOffer = z.strictObject({
  type: PublicOfferKind,
  id: Id,
  name: z.string(),
  organization: Named,
  /** The activity of a session or bundle. */
  activity: Named.nullable(),
  sport: Named.nullable(),
  image_url: ImageAddress.nullable(),
  /** Including VAT; 0 is free. */
  price_in_cents: Count,
  /** The time of the session, of an activity's next session, or of a bundle's first session to come; null for a product. */
  when: TimeSpan.nullable(),
  sessions_count: Count,
  location: OfferVenue.nullable(),
  /** Spots or stock; null is unlimited. Null for an activity: only its sessions have spots. */
  spots: Count.nullable(),
  /** Free spots or units; for a bundle, those that are free in each of its sessions to come too. */
  free: Count.nullable(),
  has_waitlist: Flag,
  /** When people may sign up for a session or bundle; null where that doesn't apply. */
  signup: z.strictObject({ opens_at: Instant.nullable(), closes_at: Instant, is_open: Flag }).nullable(),
  /** Walk-in: no sign-up is needed. */
  no_signup_required: Flag,
  /** The website where people sign up instead. */
  payment_url: z.string().nullable(),
  /** False: it has a price and the platform takes no online payments (yet), so visitors can only pay it from a wallet. */
  is_payable: Flag,
  is_accessible: Flag,
  gender: Gender.nullable(),
  level: Level.nullable(),
  age_from: z.int().nullable(),
  age_to: z.int().nullable(),
  /** Ages are checked at sign-up. */
  should_validate_age: Flag,
});
export type PublicOffer = z.output<typeof PublicOffer>;

const Text = z.string().nullable();

export const PublicOfferDetail = z.strictObject({
  ...PublicOffer.shape,
  description: Text,
  notes: Text,
  categories: z.array(z.strictObject({ id: Id, title: z.string() })),
  tags: z.array(Named),
  /** The contact persons that the organisation shows on the website. */
  contacts: z.array(z.strictObject({ name: z.string(), email: Text, phone: Text })),
  /** What is refunded when a visitor cancels; null where nothing is paid here. */
  cancellation: RefundTerms.nullable(),
  /** The sessions to come of an activity or bundle, at most 100. */
  sessions: z.array(z.strictObject({ id: Id, ...TimeSpan.shape, spots: Count.nullable(), free: Count.nullable() })),
  /** Questions to each person who signs up, or to the buyer, in order. */
  questions: z.array(
    z.strictObject({
      id: Id,
      type: z.enum(QUESTION_TYPES),
      title: z.string(),
      required: Flag,
      options: z.array(z.string()),
      url: z.string().nullable(),
    }),
  ),
});
export type PublicOfferDetail = z.output<typeof PublicOfferDetail>;

const listQuery = pageQuery({
  sort: ['name', 'starts_at'],
  maxItemsPerPage: PUBLIC_ITEMS_PER_PAGE_MAX,
  filters: {
    type: PublicOfferKind.default('activity'),
    organizationId: QueryId.optional(),
    sportId: QueryId.optional(),
    categoryId: QueryId.optional(),
    /** Days on which it takes place, local to each session; products have none. */
    dateFrom: IsoDate.optional(),
    dateUntil: IsoDate.optional(),
  },
});

/** Published offers of accepted organisations on the current platform, one kind at a time. */
export const listPublicOffers = endpoint({
  name: 'listPublicOffers',
  method: 'GET',
  path: '/v1/public/offers',
  permission: 'public',
  scope: 'public',
  query: listQuery,
  reply: pageOf('offers', PublicOffer),
  labels: offerLabels,
});

/** One published offer; 404 for a draft, and for any offer of an organisation under review. */
export const getPublicOffer = endpoint({
  name: 'getPublicOffer',
  method: 'GET',
  path: '/v1/public/offers/:type/:offerId',
  permission: 'public',
  scope: 'public',
  reply: { offer: PublicOfferDetail },
});

/** Like `listPublicOffers`, for the organisation of the client's token, on any platform. */
export const listOwnOffers = endpoint({
  name: 'listOwnOffers',
  method: 'GET',
  path: '/v1/public/organization/offers',
  permission: 'client',
  scope: 'client',
  query: listQuery,
  reply: pageOf('offers', PublicOffer),
  labels: offerLabels,
});

export const getOwnOffer = endpoint({
  name: 'getOwnOffer',
  method: 'GET',
  path: '/v1/public/organization/offers/:type/:offerId',
  permission: 'client',
  scope: 'client',
  reply: { offer: PublicOfferDetail },
});

/** Locations of published offers, without hidden ones. */
export const listPublicLocations = endpoint({
  name: 'listPublicLocations',
  method: 'GET',
  path: '/v1/public/locations',
  permission: 'public',
  scope: 'public',
  query: pageQuery({ sort: ['name', 'city'], maxItemsPerPage: PUBLIC_ITEMS_PER_PAGE_MAX }),
  reply: pageOf(
    'locations',
    z.strictObject({
      ...OfferVenue.shape,
      image_url: ImageAddress.nullable(),
      sports: z.array(Named),
      /** The kinds of location that the platform uses: “Zwembad”. */
      types: z.array(Named),
      link: z.strictObject({ label: z.string(), url: z.string() }).nullable(),
      /** The week; empty: not known. Closing at or before opening means the next day. */
      opening_hours: OpeningHours.shape.opening_hours,
      /** Days that differ from the week: the first 100, from yesterday on, since yesterday's hours may last past midnight. */
      exceptions: OpeningHours.shape.exceptions,
    }),
  ),
  labels: offerLabels,
});

/** The filters that website and app show, each list in its order; one that is turned off is in neither. */
export const listPublicFilters = endpoint({
  name: 'listPublicFilters',
  method: 'GET',
  path: '/v1/public/filters',
  permission: 'public',
  scope: 'public',
  reply: { primary: z.array(FilterKey), secondary: z.array(FilterKey) },
});

/** The categories that visitors choose from: the platform's own and the shared ones, in order. */
export const listPublicCategories = endpoint({
  name: 'listPublicCategories',
  method: 'GET',
  path: '/v1/public/categories',
  permission: 'public',
  scope: 'public',
  reply: {
    categories: z.array(
      z.strictObject({ id: Id, title: z.string(), link: z.string().nullable(), image_url: ImageAddress.nullable() }),
    ),
  },
});

/** The running campaigns of the platform, in order (docs/integrations.md). */
export const listPublicCampaigns = endpoint({
  name: 'listPublicCampaigns',
  method: 'GET',
  path: '/v1/public/campaigns',
  permission: 'public',
  scope: 'public',
  query: z.object({ categoryId: QueryId.optional() }),
  reply: {
    campaigns: z.array(
      z.strictObject({
        id: Id,
        title: z.string(),
        url: z.string(),
        image_url: ImageAddress.nullable(),
        category: z.strictObject({ id: Id, title: z.string() }).nullable(),
        /** The period; null is an open end. */
        starts_at: Instant.nullable(),
        ends_at: Instant.nullable(),
      }),
    ),
  },
  labels: offerLabels,
});
