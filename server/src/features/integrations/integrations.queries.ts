import type * as api from '@move/contract/integrations/integrations.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findActiveClient } from './credentials.ts';

export async function getIntegration({ db, params }: Call<typeof api.getIntegration>) {
  const { client_id, secret_last4, created_at, last_used_at } =
    (await findActiveClient(db, params.organizationId)) ?? {};
  return {
    client_id: client_id ?? null,
    secret_last4: secret_last4 ?? null,
    created_at: created_at ?? null,
    last_used_at: last_used_at ?? null,
  };
}

/** The organisation of the client's token, as a website shows it. */
export async function getOwnOrganization({ db, organizationId }: Call<typeof api.getOwnOrganization>) {
  const { rows } = await sql<ReplyOf<typeof api.getOwnOrganization>['organization']>`
    select id, name, type, description, city, website, status,
      array(select sports.name from organization_sports join sports on sports.id = sport_id
             where organization_id = organizations.id order by fold(sports.name), sports.id) as sports
    from organizations where id = ${organizationId}`.execute(db);
  const [organization] = rows;
  if (!organization) throw notFound();
  return { organization };
}
