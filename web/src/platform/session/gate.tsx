import { getProfile } from '@move/contract/access/access.ts';
import { type Gate, gate, type Mode, type NameList } from '@move/domain/access/gate.ts';
import { allows, type Guard } from '@move/domain/access/guard.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useApplicationId } from '../state/context.ts';
import { type Level, type ScreenScope, scopeOfPath } from '../navigation/screen-scope.ts';
import { type Profile, profileQuery } from './profile.ts';
import { useRead } from '../api/reads.ts';
import { useSession } from './session.ts';
import { isUnreachable } from '../api/unreachable.ts';

/** What a button needs: a guard, or an object whose `permission` is the guard, e.g. an endpoint. */
export type Needs = Guard | { readonly permission: Guard };

/** Whether a user with this gate passes the guard. */
export function passes(needs: Needs, held: Gate): boolean {
  return allows(typeof needs === 'object' && 'permission' in needs ? needs.permission : needs, held);
}

type Held = {
  profile: Profile | null;
  isRefused: boolean;
  isServerUnreachable: boolean;
  gate: Gate;
  scope: ScreenScope;
};

const closed = gate({ roles: [], abilities: [] });
const HeldContext = createContext<Held>({
  profile: null,
  isRefused: false,
  isServerUnreachable: false,
  gate: closed,
  scope: { level: 'own', organizationId: null },
});

/** Provides the gate of the current scope. The gate refuses everything until the profile is loaded. */
export function GateProvider({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { level, organizationId } = scopeOfPath(pathname);
  useApplicationId();
  const session = useSession();
  const query = profileQuery({ level, organizationId });
  const { data, error } = useRead(
    getProfile,
    { query },
    { enabled: session !== null, staleTime: 60_000, showsErrors: true },
  );
  const profile = data ?? null;
  const hasFailed = profile === null && error !== null;
  const isServerUnreachable = hasFailed && isUnreachable(error);
  const isRefused = hasFailed && !isServerUnreachable;
  const held = useMemo(() => {
    const scope = { level, organizationId };
    return { profile, isRefused, isServerUnreachable, gate: profile === null ? closed : gate(profile), scope };
  }, [profile, isRefused, isServerUnreachable, level, organizationId]);
  return <HeldContext value={held}>{children}</HeldContext>;
}

/** The user's permissions in the current scope. */
export function useGate(): Gate {
  return useContext(HeldContext).gate;
}

export function useProfile(): Profile | null {
  return useContext(HeldContext).profile;
}

/** Whether the server refused the profile of the current scope, e.g. of an organisation that isn't the user's. */
export function useIsRefused(): boolean {
  return useContext(HeldContext).isRefused;
}

/** Whether permissions are unknown because the server cannot be reached. */
export function useServerUnreachable(): boolean {
  return useContext(HeldContext).isServerUnreachable;
}

/** Level and organisation of the current screen. */
export function useScreenScope(): { level: Level; organizationId: number | null } {
  return useContext(HeldContext).scope;
}

/** Whether the user may call an endpoint here, e.g. `const mayCreate = useCan(createLocation)`. */
export function useCan(needs: Needs): boolean {
  return passes(needs, useGate());
}

type Check = { children: ReactNode; otherwise?: ReactNode; mode?: Mode };

/** Shows its children to users with the role: `<Role name="admin|superadmin">`. @public */
export function Role({ name, mode, children, otherwise = null }: Check & { name: NameList }) {
  return useGate().role(name, mode) ? children : otherwise;
}

/** Shows its children to users with the ability; `view-*` means any ability of that form. @public */
export function Permission({ name, mode, children, otherwise = null }: Check & { name: NameList }) {
  return useGate().can(name, mode) ? children : otherwise;
}

/** Shows its children to users who may call the endpoint. @public */
export function Can({ endpoint, children, otherwise = null }: Omit<Check, 'mode'> & { endpoint: Needs }) {
  return useCan(endpoint) ? children : otherwise;
}

/** Shows its children to users who have one of the names as a role or ability. @public */
export function RoleOrPermission({ name, mode, children, otherwise = null }: Check & { name: NameList }) {
  return useGate().roleOrCan(name, mode) ? children : otherwise;
}
