import { permissionLabels } from '@move/contract/permissions/permissions.labels.ts';
import type { RoleRights } from '@move/contract/permissions/permissions.ts';
import { SUPERUSER } from '@move/domain/access/abilities.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { permissionMessages } from './permissions.messages.ts';
import type { Matrix } from './use-matrix.ts';

type RoleViewProps = { role: RoleRights; matrix: Matrix; onClose: () => void };

/** One role in words: what it may and may not, with the ticks that are not saved yet. */
export function RoleView({ role, matrix, onClose }: RoleViewProps) {
  const t = useMessages(permissionMessages);
  const words = permissionLabels[useLocale()];
  const groups = [...new Set(matrix.abilities.map(({ group }) => group))];
  return (
    <SideDrawer isOpen title={t.viewAs.title(t.roles[role.name])} subtitle={t.viewAs.text} onClose={onClose}>
      <div className="roleview">
        {role.name === SUPERUSER && <p>{t.viewAs.all}</p>}
        {groups.map((group) => (
          <section key={group}>
            <h3>{t.groups[group] ?? group}</h3>
            <ul>
              {matrix.abilities
                .filter((ability) => ability.group === group)
                .map(({ name }) => {
                  const isHeld = matrix.isHeld(role, name);
                  const Icon = isHeld ? IconCheck : IconX;
                  return (
                    <li key={name} data-held={isHeld}>
                      <Icon size={16} stroke={2} aria-hidden color={isHeld ? 'var(--mv-success-text)' : undefined} />
                      <span className="vh">{isHeld ? t.viewAs.may : t.viewAs.mayNot}: </span>
                      {words[name]}
                    </li>
                  );
                })}
            </ul>
          </section>
        ))}
      </div>
    </SideDrawer>
  );
}
