import { getIntegration } from '@move/contract/integrations/integrations.ts';
import { updateOrganizationLabels } from '@move/contract/labels/assigned-labels.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { listTeam } from '@move/contract/team/team.ts';
import type { ReactNode } from 'react';
import { useGate, passes } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { usePathname, useSearch } from '../../../platform/navigation/navigation.tsx';
import { type EditTab, fieldsOfBody } from '../../../screens/edit/edit-tabs.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { organizationMessages } from '../organizations.messages.ts';

const TeamPart = lazyPart(() => import('../../team/public.tsx').then((module) => module.TeamPart));
const IntegrationPart = lazyPart(() =>
  import('../../integrations/public.tsx').then((module) => module.IntegrationPart),
);

/** The tabs of other slices on an organisation's screen, each for users who may read it. */
const PARTS = [
  { tab: 'teams', needs: listTeam, Part: TeamPart, isWide: true },
  { tab: 'integrations', needs: getIntegration, Part: IntegrationPart, isWide: false },
] as const;

type OrganizationTabs = {
  tabs: readonly EditTab[];
  /** The content of the tab in the URL; null on tab Info, whose form the screen itself renders. */
  part: ReactNode;
  isWide: boolean;
  /** Whether the tab is Labels, which has its own form and save bar. */
  isLabels: boolean;
};

/** The tabs of an organisation, the same on its profile and on the platform's screen. */
export function useOrganizationTabs(organizationId: number): OrganizationTabs {
  const { tabs: words } = useMessages(organizationMessages);
  const gate = useGate();
  const pathname = usePathname();
  const { tab } = useSearch();
  const shown = PARTS.filter(({ needs }) => passes(needs, gate));
  const current = shown.find((part) => part.tab === tab);
  const mayLabel = passes('assign-labels', gate);
  const labels = { href: '?tab=labels', label: words.labels, fields: fieldsOfBody(updateOrganizationLabels) };
  return {
    tabs: [
      { href: pathname, label: words.info, fields: fieldsOfBody(updateOrganization) },
      ...shown.map((part) => ({ href: `?tab=${part.tab}`, label: words[part.tab] })),
      ...(mayLabel ? [labels] : []),
    ],
    part: current === undefined ? null : <current.Part organizationId={organizationId} />,
    isWide: current?.isWide ?? false,
    isLabels: mayLabel && tab === 'labels',
  };
}
