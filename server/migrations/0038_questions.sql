-- What an organisation asks of whoever signs up or buys, beside a name and an address, and what they answered.

create table question_fields (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint,
  product_id bigint,
  type text not null check (type in ('text', 'single_select', 'multi_select')),
  title text not null check (length(title) between 1 and 255),
  required boolean not null default false,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- more about the question, on another website
  url text,
  position integer not null check (position > 0),
  -- no longer asked, while its answers are kept
  archived_at timestamptz,
  -- removed before anybody answered
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, product_id) references products (organization_id, id),
  check (num_nonnulls(activity_id, product_id) = 1),
  check ((type = 'text') = (jsonb_array_length(options) = 0))
);
create index question_fields_activity on question_fields (activity_id, position, id) where activity_id is not null;
create index question_fields_product on question_fields (product_id, position, id) where product_id is not null;
call protect_tenant('question_fields');

create table question_answers (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  field_id bigint not null,
  participant_id bigint,
  bundle_participant_id bigint,
  -- a text, or the list of what was chosen; as it was worded then
  value jsonb not null check (jsonb_typeof(value) in ('string', 'array')),
  created_at timestamptz not null default now(),
  foreign key (organization_id, field_id) references question_fields (organization_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id) on delete cascade,
  foreign key (organization_id, bundle_participant_id)
    references bundle_participants (organization_id, id) on delete cascade,
  constraint question_answers_of_one check (num_nonnulls(participant_id, bundle_participant_id) = 1)
);
create index question_answers_field on question_answers (organization_id, field_id);
create unique index question_answers_participant on question_answers (participant_id, field_id)
  where participant_id is not null;
create unique index question_answers_bundle_participant on question_answers (bundle_participant_id, field_id)
  where bundle_participant_id is not null;
call protect_tenant('question_answers');
