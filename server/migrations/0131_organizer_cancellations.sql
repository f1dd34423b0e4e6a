-- What an organiser canceled: sessions, bundles, or all of an activity. The result per person is read from here
-- (docs/rules/money.md#result-of-a-cancellation).
create table organizer_cancellations (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  -- `left_bundle`: a session was taken out of a bundle
  kind text not null check (kind in ('sessions', 'bundle', 'activity', 'left_bundle')),
  session_ids bigint[] not null,
  bundle_ids bigint[] not null,
  -- null: the product itself, or a user who was removed
  canceled_by bigint references users on delete set null,
  canceled_at timestamptz not null,
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  check (cardinality(session_ids) + cardinality(bundle_ids) > 0)
);
create index organizer_cancellations_newest on organizer_cancellations (organization_id, canceled_at desc, id desc);
create index organizer_cancellations_activity on organizer_cancellations (organization_id, activity_id, canceled_at desc);
create index organizer_cancellations_canceled_by on organizer_cancellations (canceled_by) where canceled_by is not null;
call protect_tenant('organizer_cancellations');

-- Whose booking ended by it, or lost sessions: a participant, or a participant of a bundle once for all its sessions. The person and the
-- order are read from there, so that erasing reaches them.
create table canceled_people (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  cancellation_id bigint not null,
  participant_id bigint,
  bundle_participant_id bigint,
  check (num_nonnulls(participant_id, bundle_participant_id) = 1),
  unique (organization_id, cancellation_id, participant_id),
  unique (organization_id, cancellation_id, bundle_participant_id),
  foreign key (organization_id, cancellation_id) references organizer_cancellations (organization_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id) on delete cascade,
  foreign key (organization_id, bundle_participant_id) references bundle_participants (organization_id, id) on delete cascade
);
create index canceled_people_participant on canceled_people (organization_id, participant_id) where participant_id is not null;
create index canceled_people_bundle_participant on canceled_people (organization_id, bundle_participant_id)
  where bundle_participant_id is not null;
call protect_tenant('canceled_people');

-- The cancellation that a refund belongs to.
alter table refunds add column cancellation_id bigint;
alter table refunds add foreign key (organization_id, cancellation_id) references organizer_cancellations (organization_id, id);
create index refunds_cancellation on refunds (organization_id, cancellation_id) where cancellation_id is not null;

-- Not filled since 0102; the index that the foreign key needs goes with it.
alter table erasures drop column person_hash;
create index erasures_organization on erasures (organization_id) where organization_id is not null;
