import { IconChevronRight, IconDeviceMobileDown } from '@tabler/icons-react';
import { installOffer } from '../../../platform/install-offer.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { checkInMessages } from '../check-in.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

/** The offer to install the app on the home screen, where the browser supports it. */
export function InstallOffer() {
  const t = useMessages(checkInMessages).today;
  const install = useStore(installOffer);
  const isPhone = useMediaQuery(PHONE);
  if (install === null || !isPhone) return null;
  return (
    <ul className={`${styles.links} ${styles.install}`}>
      <li>
        <button type="button" onClick={() => void install()}>
          <IconDeviceMobileDown size={20} stroke={1.75} aria-hidden />
          <span className={look.grow}>
            <b className={look.semibold}>{t.install.title}</b>
            <span className={look.soft}>{t.install.text}</span>
          </span>
          <IconChevronRight size={17} stroke={1.75} aria-hidden />
        </button>
      </li>
    </ul>
  );
}
