import { useWords } from '../../Words.tsx';
import { Button } from '../Button.tsx';
import { Heading } from '../Heading.tsx';
import { TrackArt } from '../../marks/TrackArt.tsx';
import * as pageStyles from '../page.module.css';

/** The page of an unknown URL; its title is the h1 of the screen. */
export function NotFound({ homeHref }: { homeHref: string }) {
  const w = useWords();
  return (
    <div className={pageStyles.emptyState}>
      <TrackArt runner="none" />
      <Heading style={{ marginTop: 22, fontSize: 20, lineHeight: '28px', fontWeight: 620 }}>{w.notFound.title}</Heading>
      <p>{w.notFound.text}</p>
      <div className={pageStyles.actions}>
        <Button href={homeHref}>{w.notFound.home}</Button>
      </div>
    </div>
  );
}
