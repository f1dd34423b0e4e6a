import { useSearch } from '../../platform/navigation/navigation.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { CampaignList } from './CampaignList.tsx';

const CampaignOrder = lazyPart(
  () => import('./CampaignOrder.tsx').then((module) => module.CampaignOrder),
  <ListSkeleton rows={6} />,
);

/** The campaigns of the current platform: the list of all, or with `?show=order` the order of the running and planned ones. */
export function CampaignScreen() {
  return useSearch().show === 'order' ? <CampaignOrder /> : <CampaignList />;
}
