import { changePassword, getProfile, login, logout, refreshToken } from '@move/contract/access/access.ts';
import { giveUserRole, impersonateUser, takeUserRole } from '@move/contract/access/users.ts';
import { listAudit } from '@move/contract/audit/audit.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import { holdRows, untilQueued } from '../../../testing/database/hold.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call, appPool, tenants } = await testApp();
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);

type Someone = keyof typeof tenants.users;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
let place = 0;
/** Logs in from another network each time, so that no limit applies. */
async function begin(someone: Someone): Promise<string> {
  const body = { email: `${someone.toLowerCase()}@test.example`, password };
  place++;
  const answer = await call(login, { as: null, body, from: `203.0.113.${place}` });
  return answer.body.api_token;
}
const refresh = (token: string) => call(refreshToken, { as: null, headers: bearer(token) });
const refreshed = async (token: string) => (await refresh(token)).body.api_token;
const use = async (token: string) => (await call(getProfile, { as: null, headers: bearer(token) })).status;
const leave = async (token: string) => (await call(logout, { as: null, headers: bearer(token) })).status;

/** Moves all times of the token's family back by this interval. */
async function pass(token: string, interval: string): Promise<void> {
  await appPool.query(
    `update api_tokens set created_at = created_at - $2::interval, rotated_at = rotated_at - $2::interval,
       expires_at = expires_at - $2::interval, refresh_until = refresh_until - $2::interval, used_at = used_at - $2::interval
     where family_id = (select family_id from api_tokens where token_hash = $1)`,
    [hashToken(token), interval],
  );
}

const thefts = async (someone: Someone) => {
  const query = { action: 'detectTokenTheft', subjectId: String(tenants.users[someone]) };
  const { body } = await call(listAudit, { as: 'superadmin', query });
  return body.audit;
};

describe('a refresh whose reply was lost', () => {
  test('can be repeated until the new token is used, also hours later', async () => {
    const first = await begin('staff');
    const lost = await refreshed(first);
    await pass(first, '3 hours');
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(await use(second.body.api_token)).toBe(200);
    expect(lost).not.toBe(second.body.api_token);
    expect(await thefts('staff')).toEqual([]);
  });

  test('can’t be repeated after the 14 days of the old token', async () => {
    const first = await begin('staff');
    await refreshed(first);
    await pass(first, '14 days');
    expect((await refresh(first)).status).toBe(401);
    expect(await thefts('staff')).toEqual([]);
  });
});

describe('a refresh with a token whose successor was used', () => {
  test('ends the whole session and records that in the history, although it is refused', async () => {
    const first = await begin('trainer');
    const second = await refreshed(first);
    const elsewhere = await begin('trainer');
    expect(await use(second)).toBe(200);
    await pass(first, '31 seconds');
    expect((await refresh(first)).status).toBe(401);
    expect([await use(second), (await refresh(second)).status]).toEqual([401, 401]);
    expect(await use(elsewhere)).toBe(200);
    const [entry, ...others] = await thefts('trainer');
    expect(entry).toMatchObject({ action: 'detectTokenTheft', subject_type: 'users', actor: null });
    expect(others).toEqual([]);
    // the session has ended: using its token again is not recorded as a second theft
    expect((await refresh(first)).status).toBe(401);
    expect(await thefts('trainer')).toHaveLength(1);
  });

  test('is detected after several refreshes too', async () => {
    const stolen = await begin('admin');
    let own = stolen;
    for (let round = 0; round < 3; round++) {
      own = await refreshed(own);
      expect(await use(own)).toBe(200);
      await pass(own, '50 minutes');
    }
    expect((await refresh(stolen)).status).toBe(401);
    expect([await use(own), (await refresh(own)).status]).toEqual([401, 401]);
    expect(await thefts('admin')).toHaveLength(1);
  });

  test('is detected at the owner’s refresh when the thief refreshes first', async () => {
    const first = await begin('childAdmin');
    const own = await refreshed(first);
    const thieves = await refreshed(first);
    expect([await use(own), await use(thieves)]).toEqual([200, 200]);
    await pass(first, '50 minutes');
    const next = await refreshed(thieves);
    expect(await use(next)).toBe(200);
    await pass(first, '1 minute');
    expect((await refresh(own)).status).toBe(401);
    expect([await use(next), (await refresh(next)).status]).toEqual([401, 401]);
    expect(await thefts('childAdmin')).toHaveLength(1);
  });

  test('is also detected after a use that was refused', async () => {
    const first = await begin('staff');
    const second = await refreshed(first);
    const refused = await call(updateOrganization, {
      as: null,
      headers: bearer(second),
      params: { organizationId: tenants.organization },
      body: { name: '' },
    });
    expect(refused.status).toBe(422);
    await pass(first, '31 seconds');
    expect((await refresh(first)).status).toBe(401);
    expect(await use(second)).toBe(401);
  });
});

describe('two tabs', () => {
  test('that refresh at once get a token each, and neither counts as theft', async () => {
    const first = await begin('nobody');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const used = await Promise.all(answers.map(({ body }) => use(body.api_token)));
    expect(new Set(used)).toEqual(new Set([200]));
    expect(await thefts('nobody')).toEqual([]);
  });

  test('that wake up after a lost reply don’t count as theft either', async () => {
    const first = await begin('nobody');
    await refreshed(first);
    await pass(first, '2 hours');
    const one = await refreshed(first);
    expect(await use(one)).toBe(200);
    const other = await refresh(first);
    expect(other.status).toBe(200);
    expect([await use(one), await use(other.body.api_token)]).toEqual([200, 200]);
    expect(await thefts('nobody')).toEqual([]);
  });

  test('may use the old token for another 30 seconds', async () => {
    const first = await begin('nobody');
    await refreshed(first);
    await pass(first, '29 seconds');
    expect(await use(first)).toBe(200);
    await pass(first, '2 seconds');
    expect(await use(first)).toBe(401);
  });
});

describe('the first use of a token', () => {
  test('is stored once; later calls write nothing', async () => {
    const token = await begin('staff');
    const version = async () => {
      const { rows } = await appPool.query('select xmin::text, used_at from api_tokens where token_hash = $1', [
        hashToken(token),
      ]);
      return rows[0];
    };
    expect((await version()).used_at).toBeNull();
    await use(token);
    const written = await version();
    expect(written.used_at).not.toBeNull();
    await Promise.all([use(token), use(token), use(token)]);
    expect(await version()).toEqual(written);
  });
});

describe('logging out', () => {
  test('ends all tokens of the session, however many refreshes there were', async () => {
    const first = await begin('staff');
    const one = await refreshed(first);
    const other = await refreshed(first);
    const elsewhere = await begin('staff');
    expect(await leave(one)).toBe(204);
    for (const token of [first, one, other]) {
      expect([await use(token), (await refresh(token)).status]).toEqual([401, 401]);
    }
    expect(await use(elsewhere)).toBe(200);
    expect(await thefts('staff')).toHaveLength(1);
  });

  test('leaves no open session when refreshes run at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const first = await begin('stranger');
      const answers = await Promise.all([refresh(first), leave(first), refresh(first), refresh(first)]);
      const tokens = answers.flatMap((answer) =>
        typeof answer === 'object' && answer.status === 200 ? [answer.body.api_token] : [],
      );
      const alive = await Promise.all([first, ...tokens].map(use));
      expect(new Set(alive)).toEqual(new Set([401]));
    }
  });
});

describe('impersonation', () => {
  const impersonate = (token: string, someone: Someone) =>
    call(impersonateUser, {
      as: null,
      headers: bearer(token),
      params: { userId: tenants.users[someone] },
      body: { reason: 'Belde met een vraag' },
    });
  const impersonated = async (own: string, someone: Someone = 'staff') =>
    (await impersonate(own, someone)).body.api_token;

  test('ends when the superadmin logs out of any session', async () => {
    const [own, elsewhere] = [await begin('superadmin'), await begin('superadmin')];
    const token = await impersonated(own);
    expect(await use(token)).toBe(200);
    await leave(elsewhere);
    expect(await use(token)).toBe(401);
    expect(await use(own)).toBe(200);
  });

  const superadmin = { role: 'superadmin', current_password: password } as const;
  const other = { userId: tenants.users.strangerAdmin };
  const lockOf = (userId: number) => holdRows(appPool, sql`select from users where id = ${userId} for no key update`);

  test('is refused to a superadmin who loses the role while the call waits', async () => {
    await call(giveUserRole, { as: 'superadmin', params: other, body: superadmin });
    const own = await begin('strangerAdmin');
    const release = await lockOf(tenants.users.staff);
    const waiting = impersonate(own, 'staff');
    await untilQueued(appPool, 1);
    expect((await call(takeUserRole, { as: 'superadmin', params: other, body: superadmin })).status).toBe(204);
    await release();
    expect((await waiting).status).toBe(403);
  });

  test('is refused, or ends, when the user becomes superadmin while the call waits', async () => {
    const own = await begin('superadmin');
    const release = await lockOf(other.userId);
    const waiting = impersonate(own, 'strangerAdmin');
    await untilQueued(appPool, 1);
    const giving = call(giveUserRole, { as: 'superadmin', params: other, body: superadmin });
    await untilQueued(appPool, 2);
    await release();
    const [acted] = await Promise.all([waiting, giving]);
    const status = acted.status === 201 ? await use(acted.body.api_token) : acted.status;
    await call(takeUserRole, { as: 'superadmin', params: other, body: superadmin });
    expect([401, 403]).toContain(status);
  });

  test('can be left; the superadmin’s session and other impersonations continue', async () => {
    const own = await begin('superadmin');
    const [one, other] = [await impersonated(own), await impersonated(own, 'trainer')];
    await leave(one);
    expect([await use(one), await use(other), await use(own)]).toEqual([401, 200, 200]);
  });

  test('ends when the superadmin’s token turns out to be stolen', async () => {
    const first = await begin('superadmin');
    const own = await refreshed(first);
    const token = await impersonated(own);
    await pass(first, '31 seconds');
    expect((await refresh(first)).status).toBe(401);
    expect([await use(own), await use(token)]).toEqual([401, 401]);
  });

  test('ends when the superadmin gets a new password or loses the role', async () => {
    const own = await begin('superadmin');
    const token = await impersonated(own);
    const body = { current_password: password, password, password_confirmation: password };
    expect((await call(changePassword, { as: null, headers: bearer(own), body })).status).toBe(204);
    expect([await use(token), await use(own)]).toEqual([401, 200]);

    const params = { userId: tenants.users.nobody };
    await call(giveUserRole, { as: null, headers: bearer(own), params, body: superadmin });
    const second = await begin('nobody');
    const another = await impersonated(second);
    await call(takeUserRole, { as: null, headers: bearer(own), params, body: superadmin });
    expect([await use(another), await use(second)]).toEqual([401, 401]);
  });

  test('doesn’t begin during a logout at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const own = await begin('superadmin');
      const [answer] = await Promise.all([impersonate(own, 'staff'), leave(own), impersonate(own, 'trainer')]);
      if (answer.status === 201) expect(await use(answer.body.api_token)).toBe(401);
    }
  });
});
