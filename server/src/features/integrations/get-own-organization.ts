import type * as api from '@move/contract/integrations/integrations.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

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
