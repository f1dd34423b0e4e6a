-- The version before the last one called these; nothing does any more.
drop function if exists similar_organizations(bigint, bigint);
drop function if exists team_of(bigint);
