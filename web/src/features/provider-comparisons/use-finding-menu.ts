import type { ProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { useOrderPath } from './finding-parts.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';

/** The actions of a finding; `explain` is null for users who may not explain differences. */
export function useFindingMenu(
  explain: ((finding: ProviderFinding) => void) | null,
): (finding: ProviderFinding) => readonly MenuItem[] {
  const t = useMessages(providerComparisonMessages);
  const orderHref = useOrderPath();
  const copy = async (text: string) => {
    try {
      // throws on an insecure origin (http), where the browser has no clipboard
      await navigator.clipboard.writeText(text);
      notify.success(t.copied);
    } catch {
      notify.error(t.notCopied(text));
    }
  };
  return (finding) => {
    const href = orderHref(finding);
    return [
      ...(explain === null ? [] : [{ label: t.explain, onClick: () => explain(finding) }]),
      ...(href === undefined ? [] : [{ label: t.openOrder, href }]),
      ...(finding.entry === 'order' ? [] : [{ label: t.copy, onClick: () => void copy(finding.reference) }]),
    ];
  };
}
