import type * as api from '@move/contract/onboarding/onboarding.ts';
import type { Onboarding } from '@move/contract/onboarding/onboarding.ts';
import { gate } from '@move/domain/access/gate.ts';
import { ONBOARDING_STEPS, type OnboardingKey } from '@move/domain/onboarding/onboarding-steps.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call, Caller } from '../../platform/http/route.ts';

type Found = Record<OnboardingKey, boolean> & { activity_id: number | null; is_hidden: boolean };

/** Reads all steps in one statement; leaves out steps whose ability the caller lacks. */
export async function findOnboarding(db: Database, organizationId: number, caller: Caller): Promise<Onboarding> {
  const ours = sql`organization_id = organizations.id`;
  const { rows } = await sql<Found>`
    select
      description is not null and email is not null as profile,
      logo_id is not null as logo,
      exists (select from location_organizations where ${ours} and unlinked_at is null and not is_removed) as location,
      -- who offers everything for free has nothing to set
      exists (select from rates where ${ours} and deleted_at is null)
        or exists (select from activities where ${ours} and deleted_at is null and not concept) as rate,
      exists (select from activities where ${ours} and deleted_at is null) as activity,
      exists (select from sessions where ${ours} and deleted_at is null) as session,
      exists (select from activities where ${ours} and deleted_at is null and not concept) as published,
      exists (select from user_roles where ${ours} offset 1)
        or exists (select from invites where ${ours} and status in ('sent', 'accepted')) as member,
      (select id from activities where ${ours} and deleted_at is null order by concept desc, id desc limit 1) as activity_id,
      exists (select from onboarding_hidden where ${ours} and user_id = ${caller.user.id}) as is_hidden
    from organizations where id = ${organizationId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const held = gate(caller);
  return {
    items: ONBOARDING_STEPS.filter(({ needs }) => held.can(needs)).map(({ key }) => ({ key, done: found[key] })),
    activity_id: found.activity_id,
    is_hidden: found.is_hidden,
  };
}

export async function getOnboarding({ db, params, caller }: Call<typeof api.getOnboarding>) {
  return {
    onboarding: await findOnboarding(db, params.organizationId, caller),
  };
}
