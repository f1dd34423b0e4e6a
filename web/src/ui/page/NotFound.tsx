import { useWords } from '../Words.tsx';
import { Button } from './Button.tsx';
import { TrackArt } from './TrackArt.tsx';

/** Page that does not exist; carries the h1 of its screen. */
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
