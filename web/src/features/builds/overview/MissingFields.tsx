import type { Missing } from '@move/contract/builds/builds.ts';
import { buildLabels } from '@move/contract/builds/builds.labels.ts';
import { BUILD_PLATFORMS, type BuildPlatform } from '@move/domain/builds/build.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useSearch } from '../../../platform/navigation/navigation.tsx';
import { fieldHref } from '../build-page.ts';
import { buildMessages } from '../builds.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './overview.module.css';

type Readiness = Readonly<Record<BuildPlatform, readonly Missing[]>>;

/** The fields that are missing for a build, each with a link to it. Unfolded after an attempt to start a build. */
export function MissingFields({ missing }: { missing: Readiness }) {
  const t = useMessages(buildMessages);
  const { missing: asked } = useSearch();
  const labels: Readonly<Record<string, string>> = buildLabels[useLocale()];
  const shown = BUILD_PLATFORMS.filter((platform) => missing[platform].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.missing}>
      {shown.map((platform) => (
        <details key={`${platform}${asked === platform}`} open={asked === platform}>
          <summary>{t.missing[platform](missing[platform].length)}</summary>
          <ul>
            {missing[platform].map((one) => (
              <li key={`${one.part}.${one.field}`}>
                <Link to={fieldHref(one)}>{labels[one.field] ?? one.field}</Link>
                <span className={`${look.small} ${look.muted}`}>{one.message}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
