import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { appPool } = await testDatabase();

/** Not protected: all administrators of the organisation's platforms see the participants, without what they paid. */
const PEOPLE = ['participants', 'bundle_participants'];

test('every table about sales is hidden from platforms that didn’t sell, including new tables', async () => {
  const { rows } = await appPool.query<{ name: string; is_protected: boolean }>(`
    select distinct sold.relname as name, exists (
      select from pg_policy where polrelid = sold.oid and (
        (polname = 'sold_here' and not polpermissive)
        -- a search by index has all its conditions in one policy
        or (polname = 'reading' and pg_get_expr(polqual, polrelid) like '%app_money_is_limited%')
        -- moves of app users: for superadmins and the product itself
        or (polname = 'reading' and pg_get_expr(polqual, polrelid) = '( SELECT app_sees_all() AS app_sees_all)'))) as is_protected
    from pg_class sold left join pg_constraint link on link.conrelid = sold.oid and link.contype = 'f'
    where sold.relname = 'orders'
      or link.confrelid in ('orders'::regclass, 'order_lines'::regclass, 'transactions'::regclass)`);
  const sold = rows.filter(({ name }) => !PEOPLE.includes(name));
  expect(sold.length).toBeGreaterThan(4);
  expect(sold.filter(({ is_protected }) => !is_protected)).toEqual([]);
});
