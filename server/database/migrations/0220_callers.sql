-- The user of a token, and what their roles reach. Made by caller_of_token().
create type caller as (
  id bigint,
  email text,
  first_name text,
  last_name text,
  locale text,
  avatar_url text,
  token_id bigint,
  -- the superadmin or administrator who acts as this user; null for the user themselves
  impersonator_id bigint,
  is_first_use boolean,
  is_superadmin boolean,
  -- the platforms on which the user is an administrator, with those below them
  admin_of bigint[],
  -- the organisations in which the user has a role
  works_for bigint[],
  -- the platforms of those organisations
  linked bigint[]
);

-- What a call may do where it was let in. `roles` is empty for a call that was not let in.
create type entrance as (
  roles text[],
  -- the caller's organisations that the call is about
  organization_ids bigint[],
  -- whether the organisation of the call is on the platform of the call
  is_on_application boolean
);
