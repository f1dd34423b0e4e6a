-- Cents: less than this is not paid out. The same as PAYOUT_MIN_IN_CENTS, which payout-month.test.ts compares.
create or replace function least_payout() returns int language sql immutable parallel safe as $$ select 100 $$;
