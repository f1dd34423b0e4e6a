import { permissionLabels } from '@move/contract/permissions/permissions.labels.ts';
import type { RoleAbilities } from '@move/contract/permissions/permissions.ts';
import type { Ability } from '@move/domain/access/abilities.ts';
import { SUPERUSER } from '@move/domain/access/roles.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import type { MatrixView } from './MatrixBar.tsx';
import { permissionMessages } from './permissions.messages.ts';
import type { Matrix } from './use-matrix.ts';
import * as look from '../../ui/look/look.module.css';
import * as choiceStyles from '../../ui/inputs/choices.module.css';
import * as tableStyles from '../../ui/table/table.module.css';
import * as styles from './permissions.module.css';

type PermissionMatrixProps = { matrix: Matrix; view: MatrixView; onShowAll: () => void };

/** The abilities of each role, in groups. The column of superadmin can't be changed. */
export function PermissionMatrix({ matrix, view, onShowAll }: PermissionMatrixProps) {
  const t = useMessages(permissionMessages);
  const words = permissionLabels[useLocale()];
  const shown = useShown(matrix, view);
  const groups = [...new Set(shown.map(({ group }) => group))];
  if (shown.length === 0) {
    const isSearch = view.search.trim() !== '';
    return (
      <EmptyState
        kind="nothing-found"
        title={isSearch ? t.none.title(view.search.trim()) : t.none.unchanged}
        text={isSearch ? undefined : t.none.unchangedText}
        actions={
          <Button variant="default" onClick={onShowAll}>
            {t.none.clear}
          </Button>
        }
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
    <div className={tableStyles.wrap} role="region" aria-label={t.title} tabIndex={0}>
      <table className={`${tableStyles.table} ${styles.matrix}`} aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col">{t.ability}</th>
            {matrix.roles.map((role) => (
              <RoleHead key={role.name} role={role} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={matrix.roles.length + 1}>
                  {t.groups[group] ?? group}
                </th>
              </tr>
              {shown
                .filter((ability) => ability.group === group)
                .map(({ name }) => (
                  <AbilityRow key={name} ability={name} label={words[name]} matrix={matrix} />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useShown({ abilities, roles, isHeld, isChanged }: Matrix, { search, show }: MatrixView) {
  const words = permissionLabels[useLocale()];
  const t = useMessages(permissionMessages);
  const wanted = fold(search.trim());
  const granted = roles.filter(({ name }) => name !== SUPERUSER);
  return abilities.filter(({ name, group }) => {
    if (show === 'changed' && !isChanged(name)) return false;
    if (show === 'differences' && new Set(granted.map((role) => isHeld(role, name))).size < 2) return false;
    return fold(`${name} ${words[name]} ${t.groups[group] ?? ''}`).includes(wanted);
  });
}

function RoleHead({ role }: { role: RoleAbilities }) {
  const t = useMessages(permissionMessages);
  const formats = useFormats();
  return (
    <th scope="col" className={styles.role}>
      {t.roles[role.name]}
      <small>{role.name === SUPERUSER ? t.everything : t.holders(formats.number(role.people_count))}</small>
    </th>
  );
}

function AbilityRow({ ability, label, matrix }: { ability: Ability; label: string; matrix: Matrix }) {
  const t = useMessages(permissionMessages);
  return (
    <tr>
      <th scope="row">
        <span title={ability}>{label}</span>
      </th>
      {matrix.roles.map((role) => {
        const isHeld = matrix.isHeld(role, ability);
        const isChanged = isHeld !== role.abilities.includes(ability);
        return (
          <td key={role.name} data-changed={isChanged || undefined}>
            {role.name === SUPERUSER ? (
              <>
                <IconCheck size={17} stroke={1.75} aria-hidden />
                <span className={look.visuallyHidden}>{t.always}</span>
              </>
            ) : (
              <label>
                <input
                  type="checkbox"
                  className={choiceStyles.check}
                  aria-label={t.allowed(t.roles[role.name], label)}
                  checked={isHeld}
                  onChange={() => matrix.toggle(role.name, ability)}
                />
              </label>
            )}
          </td>
        );
      })}
    </tr>
  );
}
