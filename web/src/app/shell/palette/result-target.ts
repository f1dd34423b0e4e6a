import type { SearchResult } from '@move/contract/search/search.ts';
import { personPath } from '../../../screens/show/person-path.ts';

type Found = Pick<
  SearchResult,
  'kind' | 'id' | 'name' | 'organization_id' | 'application_id' | 'activity_id' | 'session_id' | 'email' | 'wallet_id'
>;

/**
 * The URL of a record that was found; a category or campaign of one platform is opened in that platform, a participant with an address on
 * the page with everything of that person, in the organisation that was searched, or on the platform.
 */
export function resultTarget(
  found: Found,
  searchedOrganizationId: number | null,
): string | { href: string; applicationId: number } {
  const { kind, id, organization_id: organizationId, application_id: applicationId } = found;
  switch (kind) {
    case 'organization':
      return `/organizations/${id}`;
    case 'participant': {
      if (found.email !== null) return personPath(found.email, searchedOrganizationId);
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
      return `/organizations/${organizationId}/finances/orders/${id}`;
    case 'notification':
      return organizationId === null
        ? { href: `/application/notifications/${id}`, applicationId: applicationId ?? 0 }
        : `/organizations/${organizationId}/notifications/${id}`;
    case 'sport':
      return `/admin/sports?edit=${id}`;
  }
}
