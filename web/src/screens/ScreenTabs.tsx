import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { usePathname, useSearch } from '../platform/navigation/navigation.tsx';
import { TabBar } from '../ui/page/bars/TabBar.tsx';
import { currentTab, type EditTab, tabErrors } from './edit/edit-tabs.ts';

type ScreenTabsProps = { tabs: readonly EditTab[]; errors?: FieldErrors };

/** The tabs of a screen, each with its own URL. In a form, a tab shows the number of its errors. */
export function ScreenTabs({ tabs, errors = {} }: ScreenTabsProps) {
  const pathname = usePathname();
  const search = useSearch();
  if (tabs.length === 0) return null;
  const current = currentTab(tabs, pathname, search);
  return (
    <TabBar
      tabs={tabs.map((tab) => ({
        href: tab.href.startsWith('?') ? pathname + tab.href : tab.href,
        label: tab.label,
        isCurrent: tab === current,
        count: tab.count,
        errors: tabErrors(tab, errors),
      }))}
    />
  );
}
