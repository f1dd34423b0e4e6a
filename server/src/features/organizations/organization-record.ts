import type * as api from '@move/contract/organizations/organizations.ts';
import { type Organization, type OrganizationDraft, SOCIALS } from '@move/contract/organizations/organizations.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';

export const subjectOf = (organization: Pick<Organization, 'id' | 'name'>): Subject => ({
  type: 'organizations',
  id: organization.id,
  name: organization.name,
});

type Images = { [Name in 'logo' | 'header']?: string | null | undefined };

export async function attachImages(
  call: Pick<Call<typeof api.updateOrganization>, 'db' | 'caller'>,
  organizationId: number,
  { draft, before }: { draft: Images; before?: Organization },
) {
  const owner = { organizationId };
  const [logo, header] = [before?.logo?.id ?? null, before?.header?.id ?? null];
  return {
    logo_id: await attachFile(call, {
      field: 'logo',
      token: draft.logo,
      use: 'organization_logo',
      current: logo,
      owner,
    }),
    header_id: await attachFile(call, { field: 'header', token: draft.header, use: 'picture', current: header, owner }),
  };
}

type Draft = Omit<OrganizationDraft, 'sports' | 'applications' | 'updated_at'>;

/** The draft as columns. Social media addresses share one column; addresses that are left out keep their value. */
export function organizationColumns(draft: { [Name in keyof Draft]?: Draft[Name] | undefined }, before?: Organization) {
  const { facebook_url, instagram_url, youtube_url, x_url, linkedin_url, tiktok_url, ...rest } = draft;
  const { logo: _logo, header: _header, ...columns } = rest;
  const sent = { facebook_url, instagram_url, youtube_url, x_url, linkedin_url, tiktok_url };
  const socials = SOCIALS.map((name) => [name, sent[name] === undefined ? (before?.[name] ?? null) : sent[name]]);
  return { ...columns, socials: JSON.stringify(Object.fromEntries(socials)) };
}
