import { listAllApplications } from '@move/contract/applications/applications.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { LOOKUP_OPTIONS, useRead } from '../../platform/api/reads.ts';
import { beginRoleView } from '../../platform/session/change-role-view.ts';
import type { RoleView } from '../../platform/session/role-view.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { AsyncPickerInput } from '../../ui/inputs/choices/AsyncPickerInput.tsx';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { permissionMessages } from './permissions.messages.ts';

type RoleViewDialogProps = { role: RoleView['role']; onClose: () => void };
type Target = { id: number; name: string };

/**
 * Asks for an organisation or platform, then shows the product as the role sees it there. The view is read-only, and only in this browser
 * tab.
 */
export function RoleViewDialog({ role, onClose }: RoleViewDialogProps) {
  const t = useMessages(permissionMessages);
  const [target, setTarget] = useState<Target | null>(null);
  const [isMissing, setMissing] = useState(false);
  const begin = () => {
    if (target === null) return setMissing(true);
    beginRoleView({ role, id: target.id, name: target.name });
  };
  const field = { target, error: isMissing && target === null ? t.viewAs.missing : undefined, onChange: setTarget };
  return (
    <FormDialog
      title={t.viewAs.title(t.roles[role])}
      confirmLabel={t.viewAs.begin}
      isPending={false}
      onSubmit={begin}
      onClose={onClose}
    >
      <p>{t.viewAs.text}</p>
      {role === 'admin' ? <PlatformField {...field} /> : <OrganizationField {...field} />}
    </FormDialog>
  );
}

type FieldProps = { target: Target | null; error: string | undefined; onChange: (target: Target | null) => void };

function PlatformField({ target, error, onChange }: FieldProps) {
  const t = useMessages(permissionMessages);
  const applications = useRead(listAllApplications, {}, LOOKUP_OPTIONS).data?.applications ?? [];
  return (
    <SelectInput
      label={t.given.platform}
      required
      isFirst
      value={target?.id ?? null}
      error={error}
      onChange={(id) => onChange(applications.find((each) => each.id === id) ?? null)}
      options={applications.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function OrganizationField({ target, error, onChange }: FieldProps) {
  const t = useMessages(permissionMessages);
  return (
    <AsyncPickerInput
      label={t.viewAs.organization}
      required
      isFirst
      value={target?.id ?? null}
      valueLabel={target?.name}
      error={error}
      onChange={(id, option) => onChange(id === null || option === null ? null : { id, name: option.label })}
      search={async (search, signal) => {
        const query = { search, itemsPerPage: 25 };
        const { organizations } = await api(listOrganizations, { query }, { signal });
        return organizations.map(({ id, name }) => ({ value: id, label: name }));
      }}
    />
  );
}
