import { useEffect } from 'react';

/** For a page of one person: no search engine may list it. */
export function useUnlistedPage(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}
