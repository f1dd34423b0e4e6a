import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { requiredAbilities } from '@move/domain/access/guard.ts';
import { type Locale, localeOrDefault, LOCALES } from '@move/domain/kit/messages/locale.ts';
import Negotiator from 'negotiator';
import type pg from 'pg';
import { BEGIN } from '../database/connection/open-database.ts';
import { isDirect } from '../database/connection/prepared.ts';
import { hashToken } from '../auth/token.ts';
import { forbidden, notFound, unauthenticated } from './problem.ts';
import type { Caller } from './route.ts';
import { literal } from '../database/expressions/literal.ts';

export type Entrance = {
  endpoint: Pick<Endpoint, 'permission' | 'scope' | 'ownedBy'>;
  bearer: string | null;
  /** The organisation named by the path or, with scope `named`, by the query. */
  organizationId: number | null;
  /** The application named by the path, by the query (scope `named`) or by a header; `undefined` when none of them names one. */
  applicationId: number | undefined;
  /** The path names the application, not a header. The call is then a 404 if the caller can't enter it. */
  isApplicationInPath: boolean;
  /** The first id of the path, for scope `record`. */
  recordId: number | null;
  slug: string | null;
  host: string;
  /** The role in which a superadmin views the product: `trainer:12`. */
  viewAs: string | null;
  defaultApplication: string | null;
};

export type Entered = {
  caller: Caller | null;
  applicationId: number | null;
  organizationId: number | null;
  /** There is no pooler: the session belongs to this connection. */
  isDirect: boolean;
  /** The caller's token was not used before. */
  isFirstUse: boolean;
  /** The organisation of the call is on the application; true when the call names no organisation. */
  isOnApplication: boolean;
};

type EnterAnswer = {
  outcome: 'ok' | 'unauthenticated' | 'not_found' | 'forbidden';
  user?: Caller['user'];
  token_id?: number;
  impersonator_id?: number | null;
  is_first_use?: boolean;
  viewed_role?: string | null;
  is_on_application?: boolean;
  roles?: string[];
  abilities?: string[];
  organization_ids?: number[];
  application_id?: number | null;
  organization_id?: number | null;
};

type Opened = { entered: EnterAnswer; pid: number };

/**
 * Opens the transaction of a call, and checks token, tenant and scope in one round trip. The statements are sent as one simple query,
 * which can't have parameters, so the values are literals.
 */
export async function openCall(client: pg.PoolClient, entrance: Entrance): Promise<Entered> {
  const isPublic = entrance.endpoint.permission === 'public';
  const isClient = entrance.endpoint.permission === 'client';
  const scope = isPublic ? 'public' : entrance.endpoint.scope;
  const tokenHash = entrance.bearer ? `\\x${hashToken(entrance.bearer).toString('hex')}` : null;
  const values = [
    literal(isPublic ? null : tokenHash, 'bytea'),
    literal(scope, 'text'),
    literal(entrance.organizationId, 'bigint'),
    literal(entrance.applicationId ?? null, 'bigint'),
    literal(String(entrance.applicationId !== undefined), 'boolean'),
    literal(entrance.endpoint.ownedBy ?? null, 'text'),
    literal(entrance.recordId, 'bigint'),
    literal(entrance.slug, 'text'),
    literal(entrance.host, 'text'),
    literal(entrance.defaultApplication, 'text'),
    ...demanded(entrance.endpoint),
  ];
  const entering = isClient ? `enter_client(${literal(tokenHash, 'bytea')})` : `enter(${values.join(', ')})`;
  const viewing = entrance.viewAs && !isPublic && !isClient ? viewStatement(entrance.viewAs) : '';
  const results = await client.query(
    `${BEGIN}; ${viewing}select set_user(${entering}) as entered, pg_backend_pid() as pid`,
  );
  const answer = (results as unknown as pg.QueryResult<Opened>[]).at(-1)?.rows[0];
  return { ...admitted(answer, entrance), isDirect: isDirect(client, answer?.pid) };
}

/** SQL that sets the role in which the call is made; `enter()` decides whether the caller may use that role. */
function viewStatement(viewAs: string): string {
  if (!/^(admin|organization|trainer):[1-9][0-9]{0,14}$/.test(viewAs)) throw forbidden();
  return `select set_config('app.view_as', ${literal(viewAs)}, true); `;
}

/** The abilities that the endpoint requires. A call that names no organisation sees only organisations in which a role has them. */
function demanded({ permission }: Entrance['endpoint']): [string, string] {
  const { abilities, mode } = requiredAbilities(permission);
  const needed = mode === 'all' ? abilities.length : 1;
  return [literal(`{${abilities.join(',')}}`, 'text[]'), literal(needed, 'integer')];
}

function admitted(
  opened: Opened | undefined,
  { isApplicationInPath }: Pick<Entrance, 'isApplicationInPath'>,
): Omit<Entered, 'isDirect'> {
  if (!opened) throw new Error('enter() returned nothing');
  const { entered: answer } = opened;
  if (answer.outcome === 'unauthenticated') throw unauthenticated();
  if (answer.outcome === 'not_found') throw notFound();
  if (answer.outcome === 'forbidden') throw isApplicationInPath ? notFound() : forbidden();
  const {
    user,
    token_id,
    impersonator_id = null,
    roles = [],
    abilities = [],
    organization_ids = [],
    viewed_role = null,
  } = answer;
  return {
    caller:
      user && token_id
        ? {
            user,
            tokenId: token_id,
            impersonatorId: impersonator_id,
            viewedRole: viewed_role,
            roles,
            abilities,
            organizationIds: organization_ids,
          }
        : null,
    applicationId: answer.application_id ?? null,
    organizationId: answer.organization_id ?? null,
    isFirstUse: answer.is_first_use ?? false,
    isOnApplication: answer.is_on_application ?? false,
  };
}

/** The caller's language, by the weights of Accept-Language; Dutch when it has neither Dutch nor English. */
export function readLocale(acceptLanguage: string | undefined): Locale {
  const preferred = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language([...LOCALES]);
  return localeOrDefault(preferred);
}
