-- The version before the last one called these; nothing does any more.
drop function if exists imported_before(jsonb, bigint[]);
drop function if exists count_reserved_by(bytea);
drop function if exists use_profile_code(bigint, citext, bytea, timestamptz);
drop function if exists save_profile_code(bigint, citext, bytea, timestamptz, timestamptz);
drop function if exists save_profile_token(bigint, citext, bytea, timestamptz, timestamptz);
