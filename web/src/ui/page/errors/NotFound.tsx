import { useWords } from '../../Words.tsx';
import { Button } from '../Button.tsx';
import { TrackArt } from '../TrackArt.tsx';

/** The page of an unknown address; its title is the h1 of the screen. */
export function NotFound({ homeHref }: { homeHref: string }) {
  const w = useWords();
  return (
    <div className="emptystate">
      <TrackArt runner="none" />
      <h1 style={{ marginTop: 22, fontSize: 20, lineHeight: '28px', fontWeight: 620 }}>{w.notFound.title}</h1>
      <p>{w.notFound.text}</p>
      <div className="acts">
        <Button href={homeHref}>{w.notFound.home}</Button>
      </div>
    </div>
  );
}
