import type { SearchKind, SearchResult } from '@move/contract/search/search.ts';
import { personPath } from '../../../screens/show/person-path.ts';

type Found = Pick<
  SearchResult,
  'kind' | 'id' | 'name' | 'organization_id' | 'application_id' | 'activity_id' | 'session_id' | 'email' | 'wallet_id'
>;

type Searched = {
  /** Null for a search in all organisations in scope. */
  organizationId: number | null;
  /** The platform at whose level the user is, if they may see its orders. */
  platformId: number | null;
};

/**
 * The URL of a record that was found; a category or campaign of one platform is opened in that platform, a participant with an address on
 * the page with everything of that person, in the organisation that was searched, or on the platform. For a user at the level of a
 * platform, its orders open there too, in the menu that the user is in.
 */
export function resultTarget(
  found: Found,
  { organizationId: searchedId, platformId }: Searched,
): string | { href: string; applicationId: number } {
  const { kind, id, organization_id: organizationId, application_id: applicationId } = found;
  switch (kind) {
    case 'organization':
      return `/organizations/${id}`;
    case 'participant': {
      if (found.email !== null) return personPath(found.email, searchedId);
      const session = `/organizations/${organizationId}/activities/${found.activity_id}/sessions/${found.session_id}`;
      return `${session}?tab=participants&search=${encodeURIComponent(found.name)}`;
    }
    case 'user':
      return `/admin/permissions?tab=people&search=${encodeURIComponent(found.name)}`;
    case 'activity':
      return `/organizations/${organizationId}/activities/${id}`;
    case 'product':
      return `/organizations/${organizationId}/products/${id}`;
    case 'location':
      return organizationId === null
        ? `/application/locations/${id}/update`
        : `/organizations/${organizationId}/locations/${id}/update`;
    case 'contact':
      return `/organizations/${organizationId}/profile?tab=teams`;
    case 'application':
      return `/admin/applications/${id}`;
    case 'category':
      return applicationId === null
        ? `/admin/categories?edit=${id}`
        : { href: `/application/categories?edit=${id}`, applicationId };
    case 'campaign': {
      const href = `/application/campaigns/${id}`;
      return applicationId === null ? href : { href, applicationId };
    }
    case 'label':
      return `/admin/labels/${id}`;
    case 'tag':
      return `/admin/tags?edit=${id}`;
    case 'invoice':
      return organizationId === null
        ? `/admin/invoices/${id}`
        : `/organizations/${organizationId}/finances/invoices/${id}`;
    case 'coupon':
      return `/admin/wallets/${found.wallet_id}/coupons?search=${encodeURIComponent(found.name)}`;
    case 'order':
      return applicationId !== null && applicationId === platformId
        ? `/application/orders/${id}`
        : `/organizations/${organizationId}/finances/orders/${id}`;
    case 'notification':
      return organizationId === null
        ? { href: `/application/notifications/${id}`, applicationId: applicationId ?? 0 }
        : `/organizations/${organizationId}/notifications/${id}`;
    case 'sport':
      return `/admin/sports?edit=${id}`;
  }
}

type Asked = { organizationId: number | null; query: string };

/** The URL of the list of a kind, searched for the same text; null for a kind that is found in full or whose list can't be searched so. */
export function listTarget(kind: SearchKind, { organizationId, query }: Asked): string | null {
  const search = `search=${encodeURIComponent(query)}`;
  const place = organizationId === null ? '/application' : `/organizations/${organizationId}`;
  switch (kind) {
    case 'organization':
      return organizationId === null ? `${place}/organizations/management?${search}` : null;
    case 'order':
      return organizationId === null ? `${place}/orders?${search}` : `${place}/finances?tab=orders&${search}`;
    case 'activity':
      return `${place}/activities?${search}`;
    case 'product':
      return `${place}/products?${search}`;
    case 'location':
      return `${place}/locations?${search}`;
    default:
      return null;
  }
}
