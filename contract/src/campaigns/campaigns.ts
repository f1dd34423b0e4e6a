import { CAMPAIGN_STATES, campaignPeriodViolations } from '@move/domain/campaigns/campaign.ts';
import { cleanText } from '@move/domain/kit/text/text.ts';
import { urlMessage } from '@move/domain/kit/values/url.ts';
import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, IdList, Instant, Name, rawText, refused, Stamps, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { checkTogether } from '../kit/report.ts';
import { campaignLabels } from './campaigns.labels.ts';

/** An http(s) address. */
const Link = rawText(2_000)
  .overwrite(cleanText)
  .min(1)
  .max(2_000)
  .refine((value) => urlMessage(value) === null, refused('url'));

/** A category as mentioned in a campaign. */
export const CampaignCategory = z.strictObject({ id: Id, title: z.string() });

/** A picture with a link that the website and app of one platform show during a period. */
export const Campaign = z.strictObject({
  id: Id,
  application_id: Id,
  title: z.string(),
  url: z.string(),
  image: Image.nullable(),
  category_id: Id.nullable(),
  category: CampaignCategory.nullable(),
  /** The first moment at which it is shown; null shows it at once. */
  starts_at: Instant.nullable(),
  /** The first moment at which it is no longer shown; null shows it without an end. */
  ends_at: Instant.nullable(),
  /** The time zone of the platform, in which its days start and end. */
  tz: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  ...Stamps,
});
export type Campaign = z.output<typeof Campaign>;

const Row = Campaign.omit({ image: true }).extend({ image_url: ImageAddress.nullable() });
export type CampaignRow = z.output<typeof Row>;

const draft = {
  title: Name,
  url: Link,
  category_id: Id.nullable().optional(),
  starts_at: Instant.nullable().optional(),
  ends_at: Instant.nullable().optional(),
};

type Ends = { starts_at?: string | null | undefined; ends_at?: string | null | undefined };
const checkPeriod = checkTogether<Ends>(['starts_at', 'ends_at'], ({ starts_at = null, ends_at = null }) =>
  campaignPeriodViolations({ starts_at, ends_at }),
);

export const NewCampaign = z.object({ ...draft, image: FileToken }).check(checkPeriod);

/** Fields that are left out keep their value; a campaign can't lose its image. */
const CampaignDraft = z.object({ ...draft, image: FileToken.optional(), ...Version }).check(checkPeriod);

/** All campaigns that have not ended, in their new order. `seen_ids` is the order that was on screen: 409 when the stored one differs. */
const NewCampaignOrder = z.object({ ids: IdList, seen_ids: IdList.optional() });

const PATH = '/v1/admin/application/campaigns';
const ONE = `${PATH}/:campaignId` as const;
const guard = { scope: 'application', labels: campaignLabels } as const;

const listQuery = pageQuery({
  sort: ['position', 'title', 'starts_at', 'ends_at', 'updated_at'],
  filters: { state: z.enum(CAMPAIGN_STATES).optional() },
});

/** The campaigns of the current platform. */
export const listCampaigns = endpoint({
  ...guard,
  name: 'listCampaigns',
  method: 'GET',
  path: PATH,
  permission: 'view-campaigns',
  query: listQuery,
  reply: pageOf('campaigns', Row),
});

/** The campaigns of any platform, for a superadmin. */
export const listCampaignsOfApplication = endpoint({
  ...guard,
  name: 'listCampaignsOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/campaigns',
  permission: 'role:superadmin',
  query: listQuery,
  reply: pageOf('campaigns', Row),
});

/** All running and planned campaigns, in the order in which website and app show them; at most 500. */
export const listCurrentCampaigns = endpoint({
  ...guard,
  name: 'listCurrentCampaigns',
  method: 'GET',
  path: `${PATH}/current`,
  permission: 'view-campaigns',
  reply: { campaigns: z.array(Row) },
});

export const getCampaign = endpoint({
  ...guard,
  name: 'getCampaign',
  method: 'GET',
  path: ONE,
  permission: ['view-campaigns', 'edit-campaign'],
  reply: { campaign: Campaign },
});

/** Adds a campaign, as the last one. */
export const createCampaign = endpoint({
  ...guard,
  name: 'createCampaign',
  method: 'POST',
  path: PATH,
  permission: 'create-campaigns',
  body: NewCampaign,
  reply: { campaign: Campaign },
});

export const updateCampaign = endpoint({
  ...guard,
  name: 'updateCampaign',
  method: 'PUT',
  path: ONE,
  permission: 'edit-campaign',
  body: CampaignDraft,
  reply: { campaign: Campaign },
  problems: ['stale'],
});

export const removeCampaign = endpoint({
  ...guard,
  name: 'removeCampaign',
  method: 'DELETE',
  path: ONE,
  permission: 'edit-campaign',
  reply: 'nothing',
});

/** Undoes a removal of the last 30 days. */
export const restoreCampaign = endpoint({
  ...guard,
  name: 'restoreCampaign',
  method: 'POST',
  path: `${ONE}/restore`,
  permission: 'edit-campaign',
  reply: { campaign: Campaign },
  status: 200,
});

export const orderCampaigns = endpoint({
  ...guard,
  name: 'orderCampaigns',
  method: 'PUT',
  path: `${PATH}/order`,
  permission: 'edit-campaign',
  body: NewCampaignOrder,
  reply: { campaigns: z.array(Row) },
  problems: ['order.changed'],
});
