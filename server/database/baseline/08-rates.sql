create table vat_levels (
  level text not null check (level in ('zero', 'low', 'high')),
  percentage integer not null check (percentage between 0 and 100),
  valid_from date not null,
  primary key (level, valid_from)
);
insert into vat_levels (level, percentage, valid_from) values ('zero', 0, '2001-01-01'), ('low', 9, '2019-01-01'), ('high', 21, '2012-10-01');

create table cancellation_terms (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  unique (organization_id, id)
);
create index cancellation_terms_list on cancellation_terms (organization_id, fold(name), id) where deleted_at is null;
call protect_tenant('cancellation_terms');

create table cancellation_periods (
  organization_id bigint not null,
  term_id bigint not null,
  position smallint not null check (position >= 0),
  -- whole minutes before the start of the session; null: from the booking, and until the start
  from_minutes integer check (from_minutes >= 0),
  until_minutes integer check (until_minutes >= 0),
  refund_percentage smallint not null check (refund_percentage between 0 and 100),
  primary key (term_id, position),
  foreign key (organization_id, term_id) references cancellation_terms (organization_id, id),
  check (from_minutes > until_minutes)
);
call protect_tenant('cancellation_periods');

create table rates (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  name text not null check (length(name) between 1 and 255),
  -- including VAT
  price_in_cents integer not null check (price_in_cents between 0 and 1000000),
  vat_level text not null check (vat_level in ('zero', 'low', 'high')),
  vat_exemption_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- A rate in use is archived rather than deleted, since sold lines refer to it.
  archived_at timestamptz,
  deleted_at timestamptz,
  unique (organization_id, id)
);
create index rates_list on rates (organization_id, fold(name), id) where deleted_at is null;
call protect_tenant('rates');
call publish_with_organization('rates');

create table rate_cancellation_terms (
  organization_id bigint not null,
  rate_id bigint not null,
  term_id bigint not null,
  position smallint not null default 0,
  primary key (rate_id, term_id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  foreign key (organization_id, term_id) references cancellation_terms (organization_id, id)
);
create index rate_cancellation_terms_term on rate_cancellation_terms (organization_id, term_id);
call protect_tenant('rate_cancellation_terms');
