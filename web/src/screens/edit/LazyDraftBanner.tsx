import { lazyPart } from '../../ui/lazy-part.tsx';
import type { DraftBannerProps } from './drafts/DraftBanner.tsx';

const Banner = lazyPart<DraftBannerProps>(() =>
  import('./drafts/DraftBanner.tsx').then((module) => module.DraftBanner),
);

/** The offer to continue an earlier draft; loads only when there is one. */
export function LazyDraftBanner(props: DraftBannerProps) {
  return props.draft.found !== null && <Banner {...props} />;
}
