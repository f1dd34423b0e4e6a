import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { LonePage } from '../../platform/LonePage.tsx';
import { Link } from '../../platform/navigation/navigation.tsx';
import { useSession } from '../../platform/session/session.ts';
import { useSettings } from '../../platform/state/settings.ts';
import { LANGUAGE_NAMES, setLocale, useLocale } from '../../platform/texts/locale.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { statements } from './accessibility-statement.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './help.module.css';

/** The accessibility statement, without a login. */
export function AccessibilityScreen() {
  const locale = useLocale();
  const isLoggedIn = useSession() !== null;
  const supportUrl = useSettings().application?.support_url;
  const { title, intro, parts, contact, back } = statements[locale];
  const other = LOCALES.find((choice) => choice !== locale) ?? locale;
  return (
    <LonePage>
      <article className={`${styles.text} ${styles.statement}`}>
        <Heading>{title}</Heading>
        <p>{intro}</p>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <p>{part.text}</p>
            <ul>
              {part.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{contact.title}</h2>
          <p>{contact.text}</p>
          <p>{supportUrl ? <a href={supportUrl}>{contact.link}</a> : contact.without}</p>
        </section>
        <p>
          <Link to={isLoggedIn ? '/overview' : '/login'}>{back}</Link>
          {' · '}
          <button type="button" className={buttonStyles.linkButton} lang={other} onClick={() => setLocale(other)}>
            {LANGUAGE_NAMES[other]}
          </button>
        </p>
      </article>
    </LonePage>
  );
}
