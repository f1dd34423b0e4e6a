import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { OrganizationPicker } from '../picker/OrganizationPicker.tsx';
import { MenuList } from './MenuList.tsx';
import { shellMessages } from '../shell.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './menu.module.css';

/** The sidebar on small screens: a native modal, so the browser traps the focus and Escape closes it. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(shellMessages);
  const { isServerUnreachable } = useMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element !== null && !element.open) element.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click next to the drawer; the dialog handles Escape itself
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t.menu}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.drawerContent}>
        <div className={`${look.row} ${look.spread} ${styles.drawerHead}`}>
          {isServerUnreachable ? (
            <p className={`${look.soft} ${look.grow}`}>{t.cut.menu}</p>
          ) : (
            <OrganizationPicker onChosen={onClose} />
          )}
          <button type="button" className={buttonStyles.iconButton} aria-label={t.closeMenu} onClick={onClose}>
            <IconX size={19} stroke={1.75} aria-hidden />
          </button>
        </div>
        <MenuList onChoose={onClose} />
      </div>
    </dialog>
  );
}
