-- Its callers, functions that erase people, ask platforms_with_people_of() now: also for platforms that the organisation left.
drop function if exists platforms_above(bigint);
