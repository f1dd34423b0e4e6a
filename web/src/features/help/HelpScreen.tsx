import { Link, useSearch } from '../../platform/navigation/navigation.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useTitlePart } from '../../ui/page/Heading.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CHAPTERS, chapterOf, isChapter } from './chapters.ts';
import { helpMessages } from './help.messages.ts';
import { manuals } from './manual.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './help.module.css';

/** The manual: the chapters on the left, the chosen one next to them. The “?” of a screen opens the chapter about that screen. */
export function HelpScreen() {
  const t = useMessages(helpMessages);
  const manual = manuals[useLocale()];
  const { chapter, about } = useSearch();
  const current = isChapter(chapter) ? chapter : typeof about === 'string' ? chapterOf(about) : 'start';
  const { title, intro, parts } = manual[current];
  useTitlePart('tab', title);
  return (
    <>
      <PageHeader title={t.title} isLined />
      <div className={styles.manual}>
        <nav aria-label={t.chapters}>
          {CHAPTERS.map((id) => (
            <Link key={id} to={`/help?chapter=${id}`} aria-current={id === current ? 'page' : undefined}>
              {manual[id].title}
            </Link>
          ))}
          <Link to="/accessibility">{t.accessibility}</Link>
        </nav>
        <article className={styles.text}>
          <h2>{title}</h2>
          <p className={look.soft}>{intro}</p>
          {parts.map((part) => (
            <section key={part.title}>
              <h3>{part.title}</h3>
              <ul>
                {part.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
