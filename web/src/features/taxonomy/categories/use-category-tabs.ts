import { useGate } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { EditTab } from '../../../screens/edit/edit-tabs.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/**
 * The tabs that the screens of categories and campaigns share: the platform's categories, its campaigns, and for administrators the
 * categories of all platforms.
 */
export function useCategoryTabs(): EditTab[] {
  const { tabs } = useMessages(taxonomyMessages).categories;
  const gate = useGate();
  return [
    ...(gate.can('view-categories') ? [{ href: '/application/categories', label: tabs.own }] : []),
    ...(gate.can('view-campaigns') ? [{ href: '/application/campaigns', label: tabs.campaigns }] : []),
    ...(gate.role('admin') ? [{ href: '/admin/categories', label: tabs.global }] : []),
  ];
}
