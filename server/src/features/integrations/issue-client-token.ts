import type * as api from '@move/contract/integrations/integrations.ts';
import { CLIENT_SCOPE, CLIENT_TOKEN_SECONDS } from '@move/contract/integrations/integrations.ts';
import type { MessageKey } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';

/** Issues a token of an hour for an organisation's credentials (RFC 6749 §4.4). */
export async function issueClientToken({ db, body, request, throttle }: Call<typeof api.issueClientToken>) {
  await throttle(`oauth:${request.network}`, 60, 60);
  if (body.grant_type === undefined) throw refusal('invalid_request', 'grant_type', 'required');
  if (body.grant_type !== 'client_credentials') throw refusal('unsupported_grant_type', 'grant_type', 'oneOf');
  if (body.scope !== undefined && body.scope !== '' && body.scope !== CLIENT_SCOPE) {
    throw refusal('invalid_scope', 'scope', 'oneOf');
  }
  // the header takes precedence: RFC 6749 §2.3 allows one way of authentication per request
  const client_id = request.basic?.name ?? body.client_id;
  const client_secret = request.basic?.password ?? body.client_secret;
  if (!client_id) throw refusal('invalid_request', 'client_id', 'required');
  if (!client_secret) throw refusal('invalid_request', 'client_secret', 'required');
  await throttle(`oauth:${client_id}:${request.network}`, 20, 60);
  const access_token = `mvt_${newToken()}`;
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ api_client_id: number; organization_id: number }>`
    select * from issue_client_token(${client_id}, ${hashToken(client_secret)}, ${hashToken(access_token)}, ${CLIENT_TOKEN_SECONDS})`.execute(
    db,
  );
  const [client] = rows;
  if (!client) throw unknownClient(request.basic !== null);
  return changed(
    { access_token, token_type: 'Bearer' as const, expires_in: CLIENT_TOKEN_SECONDS, scope: CLIENT_SCOPE },
    {
      subject: { type: 'api_clients', id: client.api_client_id, name: client_id },
      after: { organization_id: client.organization_id },
    },
  );
}

const refusal = (error: string, field: string, key: MessageKey) =>
  new Problem(400, [{ field, key }], { fields: { error } });

/** The error for unknown credentials; a client that used the header also gets `WWW-Authenticate` (RFC 6749 §5.2). */
function unknownClient(usedHeader: boolean) {
  const headers: Record<string, string> = usedHeader ? { 'www-authenticate': 'Basic realm="oauth"' } : {};
  return new Problem(401, [{ field: 'auth', key: 'client.unknown' }], { fields: { error: 'invalid_client' }, headers });
}
