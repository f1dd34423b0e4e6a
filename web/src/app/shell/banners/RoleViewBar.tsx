import { IconEye } from '@tabler/icons-react';
import { endRoleView } from '../../../platform/session/change-role-view.ts';
import { getRoleView } from '../../../platform/session/role-view.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { roleViewMessages } from './role-view.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './banners.module.css';

/**
 * Shown above every screen while a superadmin views the product as a role: which one, and how to return
 * (docs/rules/access.md#viewing-as-a-role).
 */
export function RoleViewBar() {
  const t = useMessages(roleViewMessages);
  const view = getRoleView();
  if (view === null) return null;
  return (
    <section className={`${styles.acting} ${styles.viewing}`} data-acting-bar aria-label={t.region}>
      <IconEye size={17} stroke={1.75} aria-hidden />
      <p>
        <b>{t.as(t.roles[view.role], view.name)}</b> <span>{t.readOnly}</span>
      </p>
      <button type="button" className={buttonStyles.linkButton} onClick={endRoleView}>
        {t.stop}
      </button>
    </section>
  );
}
