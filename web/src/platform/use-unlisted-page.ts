import { useEffect } from 'react';

/** Keeps search engines from listing a personal page. */
export function useUnlistedPage(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}
