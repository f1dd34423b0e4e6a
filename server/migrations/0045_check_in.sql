-- Attendance is noted on phones that may have no network: a tap arrives later than it was made, perhaps twice, perhaps after
-- somebody else noted something newer (ADR 15).

-- When the attendance as it stands was decided, also where that is "none": checked_in_at is null then.
alter table participants add column noted_at timestamptz(3);

-- The taps that arrived, so that one that is sent again does nothing twice. Swept after a month.
create table check_in_taps (
  organization_id bigint not null,
  participant_id bigint not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, participant_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id) on delete cascade
);
create index check_in_taps_age on check_in_taps (created_at);
call protect_tenant('check_in_taps');
