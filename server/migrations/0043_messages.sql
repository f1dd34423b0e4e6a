-- What staff wrote to the people of an offer: kept with how many it reached. Whom it reached stands in the mails alone, which go
-- after some months.

create table messages (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  -- of people who come: the activity, and the one session or bundle that it was for
  activity_id bigint,
  session_id bigint,
  bundle_id bigint,
  -- of people who bought
  product_id bigint,
  subject text not null check (length(subject) between 1 and 255),
  body text not null check (length(body) between 1 and 10000),
  -- addresses, each of which got one mail
  recipients integer not null check (recipients > 0),
  includes_waitlist boolean not null default false,
  sent_by bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, activity_id, session_id) references sessions (organization_id, activity_id, id),
  foreign key (organization_id, activity_id, bundle_id) references bundles (organization_id, activity_id, id),
  foreign key (organization_id, product_id) references products (organization_id, id),
  check ((activity_id is null) <> (product_id is null)),
  check (session_id is null or bundle_id is null),
  check (activity_id is not null or (session_id is null and bundle_id is null))
);
create index messages_of_activity on messages (organization_id, activity_id, created_at desc, id desc)
  where activity_id is not null;
create index messages_of_session on messages (session_id, created_at desc, id desc) where session_id is not null;
create index messages_of_bundle on messages (bundle_id, created_at desc, id desc) where bundle_id is not null;
create index messages_of_product on messages (organization_id, product_id, created_at desc, id desc)
  where product_id is not null;
create index messages_sent_by on messages (sent_by) where sent_by is not null;
call protect_tenant('messages');

-- Where answers go, and the message a mail carries, so that staff see what became of it.
alter table mails add column reply_to text;
alter table mails add column message_id bigint references messages on delete set null;
create index mails_of_message on mails (message_id) where message_id is not null;
