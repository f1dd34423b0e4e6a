-- Who put away the first steps of which organisation. What is done is read from what is there.
create table onboarding_hidden (
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (organization_id, user_id)
);
create index onboarding_hidden_user on onboarding_hidden (user_id);
call protect_tenant('onboarding_hidden');
