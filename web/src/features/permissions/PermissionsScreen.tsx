import { permissionLabels } from '@move/contract/permissions/permissions.labels.ts';
import type { Ability } from '@move/domain/access/abilities.ts';
import { ROLES, SUPERUSER } from '@move/domain/access/roles.ts';
import { IconEye, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { usePathname, useSearch } from '../../platform/navigation/navigation.tsx';
import { useLeaveGuard } from '../../platform/navigation/use-leave-guard.ts';
import type { RoleView } from '../../platform/session/role-view.ts';
import { notify, notifyError } from '../../platform/notify.ts';
import { ListFailed } from '../../screens/list/ListStates.tsx';
import { ScreenTabs } from '../../screens/ScreenTabs.tsx';
import { ActionMenu } from '../../ui/overlays/menus/ActionMenu.tsx';
import { type Change, ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SaveBar } from '../../ui/page/bars/SaveBar.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { ROW_HEIGHTS } from '../../ui/table/columns/columns.ts';
import { MatrixBar, type MatrixView } from './MatrixBar.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { permissionMessages } from './permissions.messages.ts';
import { RoleViewDialog } from './RoleViewDialog.tsx';
import { type Matrix, useMatrix } from './use-matrix.ts';
import * as styles from './permissions.module.css';

/** The abilities of each role, and which users have the roles of platforms (docs/rules/access.md#roles-and-abilities). */
export function PermissionsScreen() {
  const t = useMessages(permissionMessages);
  const pathname = usePathname();
  const { tab } = useSearch();
  const matrix = useMatrix();
  const [viewed, setViewed] = useState<RoleView['role'] | null>(null);
  const isPeople = tab === 'people';
  return (
    <>
      <PageHeader
        title={t.title}
        meta={[t.text]}
        actions={isPeople ? undefined : <ViewAs isUnsaved={matrix.count > 0} onChoose={setViewed} />}
        menu={
          isPeople
            ? []
            : matrix.roles
                .filter(({ name }) => name !== SUPERUSER)
                .map((role) => ({ label: t.reset(t.roles[role.name]), onClick: () => matrix.toStandard(role) }))
        }
      />
      <ScreenTabs
        tabs={[
          { href: pathname, label: t.tabs.matrix },
          { href: '?tab=people', label: t.tabs.people },
        ]}
      />
      {isPeople ? <PeoplePart /> : <MatrixPart matrix={matrix} />}
      {viewed !== null && <RoleViewDialog role={viewed} onClose={() => setViewed(null)} />}
      <Saving matrix={matrix} />
    </>
  );
}

type ViewAsProps = { isUnsaved: boolean; onChoose: (role: RoleView['role']) => void };

/** The menu to view the product as another role, disabled while abilities are unsaved. */
function ViewAs({ isUnsaved, onChoose }: ViewAsProps) {
  const t = useMessages(permissionMessages);
  const unsaved = isUnsaved ? t.viewAs.unsaved : undefined;
  return (
    <ActionMenu
      hasWords
      className={styles.viewAs}
      label={t.viewAs.button}
      items={ROLES.map((role) =>
        role === SUPERUSER
          ? { label: t.roles[role], disabledReason: t.viewAs.self, onClick: () => {} }
          : { label: t.roles[role], disabledReason: unsaved, onClick: () => onChoose(role) },
      )}
    >
      <IconEye size={17} stroke={1.75} aria-hidden />
      {t.viewAs.button}
      <IconSelector size={15} stroke={1.75} aria-hidden />
    </ActionMenu>
  );
}

const EVERYTHING: MatrixView = { search: '', show: 'all' };

function MatrixPart({ matrix }: { matrix: Matrix }) {
  const [view, setView] = useState(EVERYTHING);
  if (matrix.error !== null) return <ListFailed error={matrix.error} onRetry={matrix.retry} />;
  if (matrix.isLoading) return <ListSkeleton rowHeight={ROW_HEIGHTS.compact} />;
  return (
    <>
      <MatrixBar matrix={matrix} view={view} onView={setView} />
      <PermissionMatrix matrix={matrix} view={view} onShowAll={() => setView(EVERYTHING)} />
    </>
  );
}

/** The save bar, the confirmation with all changes, and the question before leaving unsaved work. */
function Saving({ matrix }: { matrix: Matrix }) {
  const t = useMessages(permissionMessages);
  const pathname = usePathname();
  const [isAsking, setAsking] = useState(false);
  const guard = useLeaveGuard({ when: () => matrix.count > 0, allows: (next) => next.pathname === pathname });
  const changes = useChangeWords(matrix);
  const which = useShortWords(matrix);
  const save = async () => {
    const error = await matrix.submit();
    setAsking(false);
    if (error === null) return notify.success(t.save.done);
    if ('status' in error && error.status === 409) return notify.error(t.save.stale);
    notifyError(error);
  };
  return (
    <>
      <SaveBar
        changes={matrix.count}
        details={which}
        isPending={matrix.isPending}
        onSave={() => setAsking(true)}
        onDiscard={matrix.discard}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t.save.title(matrix.count)}
          text={t.save.text}
          changes={changes}
          confirmLabel={t.save.confirm(matrix.count)}
          isPending={matrix.isPending}
          onConfirm={() => void save()}
          onCancel={() => setAsking(false)}
        />
      )}
      {guard.isAsking && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t.leave.title}
          text={t.leave.text}
          changes={changes}
          confirmLabel={t.leave.confirm}
          onConfirm={guard.leave}
          onCancel={guard.stay}
        />
      )}
    </>
  );
}

/** The abilities that each role gains and loses. */
function useChangeWords(matrix: Matrix): Change[] {
  const t = useMessages(permissionMessages);
  const words = permissionLabels[useLocale()];
  const { number } = useFormats();
  const list = (names: readonly Ability[]) => names.map((name) => words[name]).join(', ');
  return matrix.changes.map(({ role, gained, lost }) => {
    const who = t.holders(number(role.people_count));
    return {
      field: t.roles[role.name],
      change: (
        <>
          {gained.length > 0 && <div>{t.save.gets(who, list(gained))}</div>}
          {lost.length > 0 && <div>{t.save.loses(who, list(lost))}</div>}
        </>
      ),
    };
  });
}

/**
 * The changes in short, e.g. “Trainer: Labels toekennen erbij, Locaties wijzigen kwijt”. When there are more than three, only their number.
 */
function useShortWords(matrix: Matrix): string {
  const t = useMessages(permissionMessages);
  const words = permissionLabels[useLocale()];
  const roles = matrix.changes.map(({ role, gained, lost }) => {
    const all = [...gained.map((name) => t.save.gained(words[name])), ...lost.map((name) => t.save.lost(words[name]))];
    return t.save.which(t.roles[role.name], matrix.count > 3 ? String(all.length) : all.join(', '));
  });
  return roles.join(' · ');
}
