import { IconSelector, IconWorld } from '@tabler/icons-react';
import { useGate, useIsRefused } from '../../../platform/session/gate.tsx';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LogoTile } from '../../../ui/people/LogoTile.tsx';
import { usePopover } from '../../../ui/overlays/menus/use-popover.ts';
import { shellMessages } from '../shell.messages.ts';
import { useCurrentOrganization } from '../../../platform/menu/current-organization.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as overlayStyles from '../../../ui/overlays/overlays.module.css';
import * as styles from './picker.module.css';

const PickerPanel = lazyPart(
  () => import('./PickerPanel.tsx').then((module) => module.PickerPanel),
  <div className={styles.waiting} />,
);

/** The current organisation or platform, and the choice of another one. */
export function OrganizationPicker({ onChosen }: { onChosen?: () => void }) {
  const t = useMessages(shellMessages);
  const gate = useGate();
  const { organizationId } = useMenu();
  const current = useCurrentOrganization();
  const isElsewhere = useIsRefused();
  const { opener, floating, isOpen, open, close } = usePopover('bottom-start');
  const name =
    organizationId === null
      ? gate.can('view-application')
        ? t.picker.platform
        : t.picker.none
      : (current?.name ?? (isElsewhere ? t.picker.none : '…'));
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${styles.face} ${styles.picker}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        {organizationId === null || (current === null && isElsewhere) ? (
          <span className={styles.world}>
            <IconWorld size={17} stroke={1.75} aria-hidden />
          </span>
        ) : (
          <LogoTile name={name} image={imageSource(current?.logo, 'small')} size={26} />
        )}
        <span className={`${look.ellipsis} ${look.grow} ${look.semibold}`}>{name}</span>
        <span className={look.visuallyHidden}>, {t.picker.change}</span>
        <IconSelector size={16} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <div
          ref={floating}
          popover="auto"
          role="dialog"
          aria-label={t.picker.title}
          className={`${overlayStyles.panel} ${styles.panel}`}
        >
          <PickerPanel
            onChosen={() => {
              close();
              onChosen?.();
            }}
          />
        </div>
      )}
    </>
  );
}
