import { useGate } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { EditTab } from '../../../screens/edit/edit-tabs.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';

/** The tabs of the screen of categories: the campaigns of the platform stand beside its categories. */
export function useCategoryTabs(): EditTab[] {
  const { tabs } = useMessages(taxonomyMessages).categories;
  const gate = useGate();
  return [
    ...(gate.can('view-categories') ? [{ href: '/application/categories', label: tabs.own }] : []),
    ...(gate.can('view-campaigns') ? [{ href: '/application/campaigns', label: tabs.campaigns }] : []),
    ...(gate.role('admin') ? [{ href: '/admin/categories', label: tabs.global }] : []),
  ];
}
