-- Written by npm run db:schema, to read and to compare: a database is made by the other files of this directory.

create extension btree_gin;
create extension btree_gist;
create extension citext;
create extension pg_trgm;
create extension unaccent;

create sequence token_families;

create type caller as (
  id bigint,
  email text,
  first_name text,
  last_name text,
  locale text,
  avatar_url text,
  token_id bigint,
  impersonator_id bigint,
  is_first_use boolean,
  is_superadmin boolean,
  admin_of bigint[],
  works_for bigint[],
  linked bigint[]
);
create type entrance as (
  roles text[],
  organization_ids bigint[],
  is_on_application boolean
);

create table activities (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  name text not null,
  sport_id bigint,
  description text,
  notes text,
  gender text,
  level text,
  payment_url text,
  is_accessible smallint not null default 0,
  age_from smallint,
  age_to smallint,
  concept boolean not null default true,
  has_waitlist boolean not null default false,
  waitlist_auto_invite boolean not null default true,
  should_validate_age boolean not null default false,
  no_signup_required boolean not null default false,
  subscribe_from integer,
  subscribe_until integer,
  offer_type text not null default 'sessions'::text,
  rate_id bigint,
  cancellation_term_id bigint,
  location_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  image_id uuid,
  search_text text not null generated always as (fold(name)) stored,
  price_open boolean not null default false
);
alter table activities add constraint activities_age_from_check CHECK (((age_from >= 0) AND (age_from <= 120)));
alter table activities add constraint activities_age_to_check CHECK (((age_to >= 0) AND (age_to <= 120)));
alter table activities add constraint activities_check CHECK ((age_from <= age_to));
alter table activities add constraint activities_check1 CHECK ((subscribe_from < subscribe_until));
alter table activities add constraint activities_check2 CHECK ((NOT (no_signup_required AND has_waitlist)));
alter table activities add constraint activities_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'none'::text, 'both'::text])));
alter table activities add constraint activities_is_accessible_check CHECK ((is_accessible = ANY (ARRAY[0, 1])));
alter table activities add constraint activities_level_check CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'all'::text])));
alter table activities add constraint activities_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table activities add constraint activities_location_id_organization_id_fkey FOREIGN KEY (location_id, organization_id) REFERENCES location_organizations(location_id, organization_id);
alter table activities add constraint activities_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table activities add constraint activities_offer_type_check CHECK ((offer_type = ANY (ARRAY['sessions'::text, 'bundles'::text, 'products'::text, 'none'::text])));
alter table activities add constraint activities_organization_id_cancellation_term_id_fkey FOREIGN KEY (organization_id, cancellation_term_id) REFERENCES cancellation_terms(organization_id, id);
alter table activities add constraint activities_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table activities add constraint activities_organization_id_id_key UNIQUE (organization_id, id);
alter table activities add constraint activities_organization_id_image_id_fkey FOREIGN KEY (organization_id, image_id) REFERENCES files(organization_id, id);
alter table activities add constraint activities_organization_id_rate_id_fkey FOREIGN KEY (organization_id, rate_id) REFERENCES rates(organization_id, id);
alter table activities add constraint activities_pkey PRIMARY KEY (id);
alter table activities add constraint activities_price_chosen CHECK ((concept OR (rate_id IS NOT NULL) OR (NOT price_open) OR no_signup_required));
alter table activities add constraint activities_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id) ON DELETE SET NULL;
alter table activities add constraint activities_subscribe_from_check CHECK (((subscribe_from >= 0) AND (subscribe_from <= 525600)));
alter table activities add constraint activities_subscribe_until_check CHECK (((subscribe_until >= 0) AND (subscribe_until <= 525600)));
CREATE INDEX activities_changed ON public.activities USING btree (organization_id, updated_at, id) INCLUDE (concept, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX activities_image ON public.activities USING btree (organization_id, image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX activities_list ON public.activities USING btree (organization_id, fold(name), id) INCLUDE (name, concept, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX activities_location ON public.activities USING btree (location_id) WHERE (location_id IS NOT NULL);
CREATE INDEX activities_name ON public.activities USING btree (fold(name), id) INCLUDE (organization_id, name, concept, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX activities_rate ON public.activities USING btree (organization_id, rate_id) WHERE (rate_id IS NOT NULL);
CREATE INDEX activities_removed ON public.activities USING btree (id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX activities_search ON public.activities USING gin (fold(name) gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX activities_sport ON public.activities USING btree (sport_id) WHERE (sport_id IS NOT NULL);
CREATE INDEX activities_term ON public.activities USING btree (organization_id, cancellation_term_id) WHERE (cancellation_term_id IS NOT NULL);
alter table activities enable row level security, force row level security;
create policy adding on activities as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on activities as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on activities as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (NOT concept) AND (deleted_at IS NULL) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on activities as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on activities as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER count_added AFTER INSERT ON public.activities REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows('activities', 'it.deleted_at is null');
CREATE TRIGGER count_entered AFTER UPDATE ON public.activities FOR EACH ROW WHEN (((NOT (old.deleted_at IS NULL)) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION count_row('activities', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.activities REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows('activities', 'it.deleted_at is null');
CREATE TRIGGER count_left AFTER UPDATE ON public.activities FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_row('activities', '-1');
CREATE TRIGGER figures_of_activity AFTER UPDATE OF deleted_at ON public.activities FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION mark_session_changes();

create table activity_categories (
  organization_id bigint not null,
  activity_id bigint not null,
  category_id bigint not null
);
alter table activity_categories add constraint activity_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
alter table activity_categories add constraint activity_categories_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table activity_categories add constraint activity_categories_pkey PRIMARY KEY (activity_id, category_id);
CREATE INDEX activity_categories_category ON public.activity_categories USING btree (category_id);
alter table activity_categories enable row level security, force row level security;
create policy adding on activity_categories as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on activity_categories as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on activity_categories as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on activity_categories as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on activity_categories as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table activity_labels (
  organization_id bigint not null,
  activity_id bigint not null,
  label_id bigint not null
);
alter table activity_labels add constraint activity_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id);
alter table activity_labels add constraint activity_labels_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table activity_labels add constraint activity_labels_pkey PRIMARY KEY (activity_id, label_id);
CREATE INDEX activity_labels_label ON public.activity_labels USING btree (label_id);
alter table activity_labels enable row level security, force row level security;
create policy adding on activity_labels as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on activity_labels as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on activity_labels as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on activity_labels as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table activity_tags (
  organization_id bigint not null,
  activity_id bigint not null,
  tag_id bigint not null
);
alter table activity_tags add constraint activity_tags_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table activity_tags add constraint activity_tags_pkey PRIMARY KEY (activity_id, tag_id);
alter table activity_tags add constraint activity_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE;
CREATE INDEX activity_tags_tag ON public.activity_tags USING btree (tag_id);
alter table activity_tags enable row level security, force row level security;
create policy adding on activity_tags as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on activity_tags as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on activity_tags as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on activity_tags as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on activity_tags as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table api_client_tokens (
  token_hash bytea not null,
  organization_id bigint not null,
  api_client_id bigint not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now()
);
alter table api_client_tokens add constraint api_client_tokens_organization_id_api_client_id_fkey FOREIGN KEY (organization_id, api_client_id) REFERENCES api_clients(organization_id, id) ON DELETE CASCADE;
alter table api_client_tokens add constraint api_client_tokens_pkey PRIMARY KEY (token_hash);
CREATE INDEX api_client_tokens_client ON public.api_client_tokens USING btree (organization_id, api_client_id);
CREATE INDEX api_client_tokens_expiry ON public.api_client_tokens USING btree (expires_at);
alter table api_client_tokens enable row level security, force row level security;
create policy adding on api_client_tokens as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on api_client_tokens as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on api_client_tokens as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on api_client_tokens as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table api_clients (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  client_id text not null,
  secret_hash bytea not null,
  secret_last4 text not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone
);
alter table api_clients add constraint api_clients_client_id_key UNIQUE (client_id);
alter table api_clients add constraint api_clients_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
alter table api_clients add constraint api_clients_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table api_clients add constraint api_clients_organization_id_id_key UNIQUE (organization_id, id);
alter table api_clients add constraint api_clients_pkey PRIMARY KEY (id);
alter table api_clients add constraint api_clients_secret_last4_check CHECK ((length(secret_last4) = 4));
CREATE UNIQUE INDEX api_clients_active ON public.api_clients USING btree (organization_id) WHERE (revoked_at IS NULL);
CREATE INDEX api_clients_by_maker ON public.api_clients USING btree (created_by) WHERE (created_by IS NOT NULL);
alter table api_clients enable row level security, force row level security;
create policy adding on api_clients as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on api_clients as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on api_clients as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on api_clients as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table api_tokens (
  id bigint not null generated always as identity,
  user_id bigint not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  refresh_until timestamp with time zone not null,
  rotated_at timestamp with time zone,
  ip inet,
  user_agent text,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  impersonator_id bigint,
  family_id bigint not null default nextval('token_families'::regclass),
  generation integer not null default 0,
  used_at timestamp with time zone,
  started_at timestamp with time zone not null default now()
);
alter table api_tokens add constraint api_tokens_check CHECK ((impersonator_id <> user_id));
alter table api_tokens add constraint api_tokens_expiry CHECK ((refresh_until >= created_at));
alter table api_tokens add constraint api_tokens_generation_check CHECK ((generation >= 0));
alter table api_tokens add constraint api_tokens_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES users(id) ON DELETE CASCADE;
alter table api_tokens add constraint api_tokens_pkey PRIMARY KEY (id);
alter table api_tokens add constraint api_tokens_token_hash_key UNIQUE (token_hash);
alter table api_tokens add constraint api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX api_tokens_family ON public.api_tokens USING btree (family_id, generation);
CREATE INDEX api_tokens_impersonator ON public.api_tokens USING btree (impersonator_id) WHERE (impersonator_id IS NOT NULL);
CREATE INDEX api_tokens_stale ON public.api_tokens USING btree (refresh_until);
CREATE INDEX api_tokens_user ON public.api_tokens USING btree (user_id);

create table app_configs (
  application_id bigint not null,
  common jsonb not null default '{}'::jsonb,
  android jsonb not null default '{}'::jsonb,
  ios jsonb not null default '{}'::jsonb,
  icon_id uuid,
  notification_icon_id uuid,
  signing_password_encrypted bytea,
  private_key_encrypted bytea,
  common_updated_at timestamp(3) with time zone not null default now(),
  android_updated_at timestamp(3) with time zone not null default now(),
  ios_updated_at timestamp(3) with time zone not null default now()
);
alter table app_configs add constraint app_configs_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table app_configs add constraint app_configs_application_id_icon_id_fkey FOREIGN KEY (application_id, icon_id) REFERENCES files(application_id, id);
alter table app_configs add constraint app_configs_application_id_notification_icon_id_fkey FOREIGN KEY (application_id, notification_icon_id) REFERENCES files(application_id, id);
alter table app_configs add constraint app_configs_pkey PRIMARY KEY (application_id);
CREATE INDEX app_configs_icon ON public.app_configs USING btree (application_id, icon_id);
CREATE INDEX app_configs_notification_icon ON public.app_configs USING btree (application_id, notification_icon_id);
alter table app_configs enable row level security, force row level security;
create policy adding on app_configs as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on app_configs as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on app_configs as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on app_configs as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table application_bookings (
  application_id bigint not null,
  list text not null,
  local_day date not null,
  status text not null,
  rows integer not null,
  is_sum boolean not null default false
);
alter table application_bookings add constraint application_bookings_list_check CHECK ((list = ANY (ARRAY['bookings'::text, 'purchases'::text, 'cancellations'::text])));
CREATE INDEX application_bookings_added ON public.application_bookings USING btree (application_id, list, local_day) WHERE (NOT is_sum);
CREATE INDEX application_bookings_day ON public.application_bookings USING btree (application_id, list, local_day);
alter table application_bookings enable row level security, force row level security;
create policy adding on application_bookings as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on application_bookings as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on application_bookings as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on application_bookings as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy sold_here on application_bookings as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])));

create table application_filters (
  application_id bigint not null,
  key text not null,
  tier text not null,
  "position" smallint not null,
  enabled boolean not null default true
);
alter table application_filters add constraint application_filters_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table application_filters add constraint application_filters_application_id_tier_position_key UNIQUE (application_id, tier, "position");
alter table application_filters add constraint application_filters_key_check CHECK ((key = ANY (ARRAY['sport'::text, 'category'::text, 'date'::text, 'age'::text, 'gender'::text, 'level'::text, 'price'::text, 'distance'::text, 'accessible'::text, 'offer_type'::text, 'tag'::text, 'location_type'::text])));
alter table application_filters add constraint application_filters_pkey PRIMARY KEY (application_id, key);
alter table application_filters add constraint application_filters_position_check CHECK (("position" > 0));
alter table application_filters add constraint application_filters_tier_check CHECK ((tier = ANY (ARRAY['primary'::text, 'secondary'::text])));
alter table application_filters enable row level security, force row level security;
create policy adding on application_filters as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on application_filters as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy published on application_filters as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])));
create policy reading on application_filters as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) <> 'public'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on application_filters as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table application_geofences (
  application_id bigint not null,
  polygons jsonb not null,
  points integer not null,
  area_km2 double precision not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table application_geofences add constraint application_geofences_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table application_geofences add constraint application_geofences_area_km2_check CHECK ((area_km2 > (0)::double precision));
alter table application_geofences add constraint application_geofences_pkey PRIMARY KEY (application_id);
alter table application_geofences add constraint application_geofences_points_check CHECK (((points >= 4) AND (points <= 50000)));
alter table application_geofences enable row level security, force row level security;
create policy adding on application_geofences as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on application_geofences as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on application_geofences as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) <> 'public'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on application_geofences as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table application_hosts (
  host text not null,
  application_id bigint not null
);
alter table application_hosts add constraint application_hosts_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table application_hosts add constraint application_hosts_form CHECK (((host = lower(host)) AND (length(host) <= 253)));
alter table application_hosts add constraint application_hosts_pkey PRIMARY KEY (host);
CREATE INDEX application_hosts_application ON public.application_hosts USING btree (application_id);

create table application_sales (
  application_id bigint not null,
  day date not null,
  status text not null,
  payment_type text not null,
  payout_month text not null,
  rows integer not null,
  subtotal_in_cents bigint not null,
  vat_in_cents bigint not null,
  fee_in_cents bigint not null,
  total_in_cents bigint not null,
  refunded_in_cents bigint not null,
  is_sum boolean not null default false,
  local_day date not null
);
CREATE INDEX application_sales_added ON public.application_sales USING btree (application_id, day) WHERE (NOT is_sum);
CREATE INDEX application_sales_day ON public.application_sales USING btree (application_id, day);
CREATE INDEX application_sales_local_day ON public.application_sales USING btree (application_id, local_day);
alter table application_sales enable row level security, force row level security;
create policy adding on application_sales as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on application_sales as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on application_sales as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on application_sales as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy sold_here on application_sales as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])));

create table applications (
  id bigint not null generated always as identity,
  parent_id bigint,
  name text not null,
  slug text not null,
  email citext,
  description text,
  dashboard_url text,
  website_url text,
  support_url text,
  timezone text not null default 'Europe/Amsterdam'::text,
  sport_id_alias text,
  longitude double precision,
  latitude double precision,
  zoom double precision,
  primary_color text,
  secondary_color text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  logo_id uuid,
  favicon_id uuid,
  fallback_image_id uuid,
  logo_url text generated always as (('/v1/files/'::text || (logo_id)::text)) stored,
  favicon_url text generated always as (('/v1/files/'::text || (favicon_id)::text)) stored,
  level smallint not null generated always as ((
CASE
    WHEN (parent_id IS NULL) THEN 1
    ELSE 2
END)::smallint) stored,
  parent_level smallint generated always as ((
CASE
    WHEN (parent_id IS NOT NULL) THEN 1
    ELSE NULL::integer
END)::smallint) stored,
  map_style_url text,
  map_access_token text,
  map_updated_at timestamp(3) with time zone not null default now(),
  filters_updated_at timestamp(3) with time zone not null default now(),
  holidays_updated_at timestamp(3) with time zone not null default now(),
  payment_methods_updated_at timestamp(3) with time zone not null default now()
);
alter table applications add constraint applications_check CHECK ((parent_id <> id));
alter table applications add constraint applications_id_fallback_image_id_fkey FOREIGN KEY (id, fallback_image_id) REFERENCES files(application_id, id);
alter table applications add constraint applications_id_favicon_id_fkey FOREIGN KEY (id, favicon_id) REFERENCES files(application_id, id);
alter table applications add constraint applications_id_logo_id_fkey FOREIGN KEY (id, logo_id) REFERENCES files(application_id, id);
alter table applications add constraint applications_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)));
alter table applications add constraint applications_level UNIQUE (id, level);
alter table applications add constraint applications_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)));
alter table applications add constraint applications_name CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table applications add constraint applications_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES applications(id);
alter table applications add constraint applications_parent_level FOREIGN KEY (parent_id, parent_level) REFERENCES applications(id, level);
alter table applications add constraint applications_pkey PRIMARY KEY (id);
alter table applications add constraint applications_primary_color_check CHECK ((primary_color ~ '^#[0-9A-F]{6}([0-9A-F]{2})?$'::text));
alter table applications add constraint applications_secondary_color_check CHECK ((secondary_color ~ '^#[0-9A-F]{6}([0-9A-F]{2})?$'::text));
alter table applications add constraint applications_slug_form CHECK (((slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND (length(slug) <= 60)));
alter table applications add constraint applications_zoom_check CHECK (((zoom >= (0)::double precision) AND (zoom <= (22)::double precision)));
CREATE INDEX applications_parent ON public.applications USING btree (parent_id);
CREATE UNIQUE INDEX applications_slug ON public.applications USING btree (slug);
alter table applications enable row level security, force row level security;
create policy adding on applications as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on applications as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on applications as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])));
create policy removing on applications as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER add_app_config AFTER INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION add_app_config();
CREATE TRIGGER follow_clock AFTER UPDATE OF timezone ON public.applications FOR EACH ROW WHEN ((old.timezone <> new.timezone)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER furnished AFTER INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION furnish_new_application();

create table attendance_counts (
  organization_id bigint not null,
  session_id bigint not null,
  check_in text not null,
  change bigint not null,
  is_sum boolean not null default false
);
CREATE INDEX attendance_counts_added ON public.attendance_counts USING btree (session_id, check_in) WHERE (NOT is_sum);
CREATE INDEX attendance_counts_session ON public.attendance_counts USING btree (session_id, check_in) INCLUDE (organization_id, change);
alter table attendance_counts enable row level security, force row level security;
create policy adding on attendance_counts as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on attendance_counts as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on attendance_counts as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on attendance_counts as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table audit_log (
  id bigint not null generated always as identity,
  created_at timestamp with time zone not null default now(),
  actor_id bigint,
  actor_roles text[] not null default '{}'::text[],
  action text not null,
  subject_type text not null,
  subject_id text,
  subject_name text,
  organization_id bigint,
  application_id bigint,
  changes jsonb not null default '{}'::jsonb,
  ip inet,
  request_id text,
  impersonator_id bigint,
  sold_on bigint
) partition by RANGE (created_at);
comment on table audit_log is 'append-only: the app adds rows and reads them';
alter table audit_log add constraint audit_log_pkey PRIMARY KEY (id, created_at);
CREATE INDEX audit_log_actor ON ONLY public.audit_log USING btree (actor_id, created_at DESC);
CREATE INDEX audit_log_application ON ONLY public.audit_log USING btree (application_id, created_at DESC);
CREATE INDEX audit_log_newest ON ONLY public.audit_log USING btree (created_at DESC, id DESC);
CREATE INDEX audit_log_search ON ONLY public.audit_log USING btree (organization_id, created_at DESC, id DESC) INCLUDE (subject_type, subject_id, subject_name, actor_id, application_id, sold_on, action, impersonator_id);
CREATE INDEX audit_log_subject ON ONLY public.audit_log USING btree (subject_type, subject_id, created_at DESC);
CREATE INDEX audit_log_typed ON ONLY public.audit_log USING btree (organization_id) WHERE ((subject_type = ANY (ARRAY['contacts'::text, 'invites'::text, 'messages'::text, 'notifications'::text, 'provider_findings'::text, 'saved_views'::text])) OR ((subject_type = 'sessions'::text) AND (changes ? 'canceled_reason'::text)));
alter table audit_log enable row level security, force row level security;
create policy erasing on audit_log as permissive for update to public
  using (COALESCE(current_setting('app.erasing'::text, true), ''::text) = 'on'::text)
  with check (COALESCE(current_setting('app.erasing'::text, true), ''::text) = 'on'::text);
create policy reading on audit_log as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy sold_here on audit_log as restrictive for select to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])) OR ((sold_on IS NULL) AND (subject_type <> ALL (ARRAY['invoices'::text, 'sepa_lines'::text]))) OR (sold_on = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])));
create policy writing on audit_log as permissive for insert to public
  with check true;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_trail_change();
CREATE TRIGGER short_subject BEFORE INSERT ON public.audit_log FOR EACH ROW WHEN ((octet_length(new.subject_name) > 1000)) EXECUTE FUNCTION shorten_subject();
CREATE TRIGGER sold_on BEFORE INSERT ON public.audit_log FOR EACH ROW WHEN (has_amounts(new.subject_type, new.changes)) EXECUTE FUNCTION audit_sale();

create table build_logs (
  id bigint not null generated always as identity,
  build_id bigint not null,
  at timestamp(3) with time zone not null default clock_timestamp(),
  level text not null default 'info'::text,
  line text not null,
  source text,
  message jsonb
);
alter table build_logs add constraint build_logs_build_id_fkey FOREIGN KEY (build_id) REFERENCES builds(id) ON DELETE CASCADE;
alter table build_logs add constraint build_logs_build_id_source_key UNIQUE (build_id, source);
alter table build_logs add constraint build_logs_level_check CHECK ((level = ANY (ARRAY['info'::text, 'warning'::text, 'error'::text])));
alter table build_logs add constraint build_logs_line_check CHECK ((length(line) <= 2000));
alter table build_logs add constraint build_logs_pkey PRIMARY KEY (id);
CREATE INDEX build_logs_of_build ON public.build_logs USING btree (build_id, id);
alter table build_logs enable row level security, force row level security;
create policy adding on build_logs as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on build_logs as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on build_logs as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on build_logs as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table builds (
  id bigint not null generated always as identity,
  application_id bigint not null,
  platform text not null,
  status text not null default 'queued'::text,
  runner text not null,
  version text not null,
  version_code integer not null,
  config jsonb not null,
  phase text,
  message jsonb,
  note text,
  started_by bigint,
  locale text not null default 'nl'::text,
  created_at timestamp(3) with time zone not null default now(),
  claim uuid,
  heartbeat_at timestamp with time zone,
  finished_at timestamp(3) with time zone,
  bundle_key text,
  bundle_bytes integer,
  bundle_sha256 text
);
alter table builds add constraint builds_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table builds add constraint builds_bundle_bytes_check CHECK ((bundle_bytes > 0));
alter table builds add constraint builds_bundle_sha256_check CHECK ((bundle_sha256 ~ '^[0-9a-f]{64}$'::text));
alter table builds add constraint builds_check CHECK (((finished_at IS NULL) = (status = ANY (ARRAY['queued'::text, 'running'::text]))));
alter table builds add constraint builds_check1 CHECK (((bundle_key IS NULL) OR ((status = 'succeeded'::text) AND (bundle_bytes IS NOT NULL) AND (bundle_sha256 IS NOT NULL))));
alter table builds add constraint builds_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table builds add constraint builds_note_check CHECK ((length(note) <= 500));
alter table builds add constraint builds_phase_check CHECK ((phase = ANY (ARRAY['check'::text, 'icons'::text, 'texts'::text, 'package'::text, 'store'::text])));
alter table builds add constraint builds_pkey PRIMARY KEY (id);
alter table builds add constraint builds_platform_check CHECK ((platform = ANY (ARRAY['ios'::text, 'android'::text])));
alter table builds add constraint builds_runner_check CHECK ((runner = ANY (ARRAY['local'::text, 'webhook'::text])));
alter table builds add constraint builds_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id);
alter table builds add constraint builds_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'aborted'::text])));
alter table builds add constraint builds_version_code_check CHECK ((version_code > 0));
CREATE INDEX builds_of_application ON public.builds USING btree (application_id, id DESC);
CREATE UNIQUE INDEX builds_one_active ON public.builds USING btree (application_id, platform) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX builds_running ON public.builds USING btree (heartbeat_at) WHERE (status = 'running'::text);
CREATE INDEX builds_started_by ON public.builds USING btree (started_by);
alter table builds enable row level security, force row level security;
create policy adding on builds as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on builds as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on builds as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on builds as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER keep_status BEFORE UPDATE ON public.builds FOR EACH ROW EXECUTE FUNCTION keep_build_status();

create table bundle_participants (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  bundle_id bigint not null,
  first_name text not null,
  last_name text not null,
  email citext not null,
  date_of_birth date,
  gender text,
  notes text,
  locale text not null default 'nl'::text,
  status text not null default 'active'::text,
  canceled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  order_line_id bigint,
  birth_removed_at timestamp with time zone
);
alter table bundle_participants add constraint bundle_participants_check CHECK (((status = 'canceled'::text) = (canceled_at IS NOT NULL)));
alter table bundle_participants add constraint bundle_participants_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table bundle_participants add constraint bundle_participants_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'none'::text])));
alter table bundle_participants add constraint bundle_participants_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table bundle_participants add constraint bundle_participants_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table bundle_participants add constraint bundle_participants_notes_check CHECK ((length(notes) <= 2000));
alter table bundle_participants add constraint bundle_participants_organization_id_bundle_id_fkey FOREIGN KEY (organization_id, bundle_id) REFERENCES bundles(organization_id, id);
alter table bundle_participants add constraint bundle_participants_organization_id_id_key UNIQUE (organization_id, id);
alter table bundle_participants add constraint bundle_participants_organization_id_order_line_id_fkey FOREIGN KEY (organization_id, order_line_id) REFERENCES order_lines(organization_id, id);
alter table bundle_participants add constraint bundle_participants_pkey PRIMARY KEY (id);
alter table bundle_participants add constraint bundle_participants_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'canceled'::text])));
CREATE INDEX bundle_participants_born ON public.bundle_participants USING btree (bundle_id) WHERE (date_of_birth IS NOT NULL);
CREATE INDEX bundle_participants_by_name ON public.bundle_participants USING btree (bundle_id, "left"(regexp_replace(fold(translate(last_name, '’'::text, ''''::text)), '^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|''s|''t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]''[ ]*)+(?=[^ ])'::text, ''::text), 40), "left"(fold(first_name), 40), "left"(fold(last_name), 40), id);
CREATE INDEX bundle_participants_ended ON public.bundle_participants USING btree (canceled_at) INCLUDE (organization_id, order_line_id) WHERE (canceled_at IS NOT NULL);
CREATE INDEX bundle_participants_noted ON public.bundle_participants USING btree (bundle_id) WHERE (notes IS NOT NULL);
CREATE INDEX bundle_participants_of_address ON public.bundle_participants USING btree (((email)::text));
CREATE UNIQUE INDEX bundle_participants_once ON public.bundle_participants USING btree (bundle_id, email, fold(first_name), fold(last_name), date_of_birth) NULLS NOT DISTINCT WHERE ((status <> 'canceled'::text) AND (birth_removed_at IS NULL));
CREATE INDEX bundle_participants_order_line ON public.bundle_participants USING btree (organization_id, order_line_id) WHERE (order_line_id IS NOT NULL);
alter table bundle_participants enable row level security, force row level security;
create policy adding on bundle_participants as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on bundle_participants as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on bundle_participants as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on bundle_participants as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER bundle_participant_added AFTER INSERT OR DELETE ON public.bundle_participants FOR EACH ROW EXECUTE FUNCTION bundle_participant_counts();
CREATE TRIGGER bundle_participant_changed AFTER UPDATE OF status ON public.bundle_participants FOR EACH ROW WHEN (((old.status = 'canceled'::text) <> (new.status = 'canceled'::text))) EXECUTE FUNCTION bundle_participant_counts();
CREATE TRIGGER cancellation_added AFTER INSERT ON public.bundle_participants FOR EACH ROW WHEN (((new.canceled_at IS NOT NULL) AND (new.order_line_id IS NOT NULL))) EXECUTE FUNCTION sum_cancellations();
CREATE TRIGGER cancellation_changed AFTER UPDATE ON public.bundle_participants FOR EACH ROW WHEN ((((old.canceled_at IS DISTINCT FROM new.canceled_at) OR (old.order_line_id IS DISTINCT FROM new.order_line_id)) AND ((old.canceled_at IS NOT NULL) OR (new.canceled_at IS NOT NULL)))) EXECUTE FUNCTION sum_cancellations();
CREATE TRIGGER cancellation_removed AFTER DELETE ON public.bundle_participants FOR EACH ROW WHEN (((old.canceled_at IS NOT NULL) AND (old.order_line_id IS NOT NULL))) EXECUTE FUNCTION sum_cancellations();
CREATE TRIGGER order_people_added AFTER INSERT ON public.bundle_participants FOR EACH ROW WHEN ((new.order_line_id IS NOT NULL)) EXECUTE FUNCTION find_order_people();
CREATE TRIGGER order_people_changed AFTER UPDATE OF first_name, last_name, email, order_line_id ON public.bundle_participants FOR EACH ROW WHEN (((old.first_name <> new.first_name) OR (old.last_name <> new.last_name) OR ((old.email)::text <> (new.email)::text) OR (COALESCE(old.order_line_id, (0)::bigint) <> COALESCE(new.order_line_id, (0)::bigint)))) EXECUTE FUNCTION find_order_people();

create table bundle_sessions (
  organization_id bigint not null,
  activity_id bigint not null,
  bundle_id bigint not null,
  session_id bigint not null
);
alter table bundle_sessions add constraint bundle_sessions_organization_id_activity_id_bundle_id_fkey FOREIGN KEY (organization_id, activity_id, bundle_id) REFERENCES bundles(organization_id, activity_id, id);
alter table bundle_sessions add constraint bundle_sessions_organization_id_activity_id_session_id_fkey FOREIGN KEY (organization_id, activity_id, session_id) REFERENCES sessions(organization_id, activity_id, id);
alter table bundle_sessions add constraint bundle_sessions_pkey PRIMARY KEY (bundle_id, session_id);
CREATE INDEX bundle_sessions_session ON public.bundle_sessions USING btree (session_id);
alter table bundle_sessions enable row level security, force row level security;
create policy adding on bundle_sessions as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on bundle_sessions as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on bundle_sessions as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (activity_id IN ( SELECT app_public_activities() AS app_public_activities)));
create policy reading on bundle_sessions as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on bundle_sessions as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table bundles (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  activity_id bigint not null,
  name text not null,
  description text,
  start_date date not null,
  spots integer,
  taken integer not null default 0,
  over_spots integer not null default 0,
  waitlist_count integer not null default 0,
  rate_id bigint,
  rate_inherited boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone
);
alter table bundles add constraint bundles_check CHECK ((taken <= (spots + over_spots)));
alter table bundles add constraint bundles_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table bundles add constraint bundles_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table bundles add constraint bundles_organization_id_activity_id_id_key UNIQUE (organization_id, activity_id, id);
alter table bundles add constraint bundles_organization_id_id_key UNIQUE (organization_id, id);
alter table bundles add constraint bundles_organization_id_rate_id_fkey FOREIGN KEY (organization_id, rate_id) REFERENCES rates(organization_id, id);
alter table bundles add constraint bundles_over_spots_check CHECK ((over_spots >= 0));
alter table bundles add constraint bundles_pkey PRIMARY KEY (id);
alter table bundles add constraint bundles_spots_check CHECK (((spots >= 0) AND (spots <= 100000)));
alter table bundles add constraint bundles_taken_check CHECK ((taken >= 0));
alter table bundles add constraint bundles_waitlist_count_check CHECK ((waitlist_count >= 0));
CREATE INDEX bundles_by_start ON public.bundles USING btree (start_date, id) WHERE (deleted_at IS NULL);
CREATE INDEX bundles_of_activity ON public.bundles USING btree (organization_id, activity_id, start_date, id) WHERE (deleted_at IS NULL);
CREATE INDEX bundles_rate ON public.bundles USING btree (organization_id, rate_id) WHERE (rate_id IS NOT NULL);
CREATE INDEX bundles_waiting ON public.bundles USING btree (id) WHERE (waitlist_count > 0);
alter table bundles enable row level security, force row level security;
create policy adding on bundles as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on bundles as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on bundles as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (deleted_at IS NULL) AND (activity_id IN ( SELECT app_public_activities() AS app_public_activities)));
create policy reading on bundles as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on bundles as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER bundle_spots_changed BEFORE UPDATE OF spots ON public.bundles FOR EACH ROW WHEN ((old.spots IS DISTINCT FROM new.spots)) EXECUTE FUNCTION tighten_spots();
CREATE TRIGGER bundle_spots_raised AFTER UPDATE OF spots ON public.bundles FOR EACH ROW WHEN (((new.waitlist_count > 0) AND (old.spots IS NOT NULL) AND ((new.spots IS NULL) OR (new.spots > old.spots)))) EXECUTE FUNCTION offer_bundle_spots();

create table calendar_feeds (
  id bigint not null generated always as identity,
  organization_id bigint,
  activity_id bigint,
  user_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone
);
alter table calendar_feeds add constraint calendar_feeds_check CHECK (((activity_id IS NULL) OR (organization_id IS NOT NULL)));
alter table calendar_feeds add constraint calendar_feeds_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table calendar_feeds add constraint calendar_feeds_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table calendar_feeds add constraint calendar_feeds_pkey PRIMARY KEY (id);
alter table calendar_feeds add constraint calendar_feeds_token_hash_key UNIQUE (token_hash);
alter table calendar_feeds add constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX calendar_feeds_activity ON public.calendar_feeds USING btree (organization_id, activity_id) WHERE (activity_id IS NOT NULL);
CREATE INDEX calendar_feeds_organization ON public.calendar_feeds USING btree (organization_id, created_at DESC, id) WHERE (revoked_at IS NULL);
CREATE INDEX calendar_feeds_user ON public.calendar_feeds USING btree (user_id, created_at DESC, id) WHERE (revoked_at IS NULL);
alter table calendar_feeds enable row level security, force row level security;
create policy adding on calendar_feeds as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((user_id = ( SELECT app_user_id() AS app_user_id)) AND ((organization_id IS NULL) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])))));
create policy changing on calendar_feeds as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id IS NULL) AND (user_id = ( SELECT app_user_id() AS app_user_id))) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on calendar_feeds as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id IS NULL) AND (user_id = ( SELECT app_user_id() AS app_user_id))) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on calendar_feeds as permissive for delete to public
  using ( SELECT app_sees_all() AS app_sees_all);

create table campaigns (
  id bigint not null generated always as identity,
  application_id bigint not null,
  title text not null,
  url text not null,
  image_id uuid,
  category_id bigint,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  deleted_by bigint,
  deleted_as text,
  deleted_levels bigint[] not null default '{}'::bigint[]
);
alter table campaigns add constraint campaigns_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table campaigns add constraint campaigns_application_id_image_id_fkey FOREIGN KEY (application_id, image_id) REFERENCES files(application_id, id);
alter table campaigns add constraint campaigns_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL;
alter table campaigns add constraint campaigns_check CHECK ((ends_at > starts_at));
alter table campaigns add constraint campaigns_deleted_as_check CHECK ((deleted_as = ANY (ARRAY['superadmin'::text, 'admin'::text])));
alter table campaigns add constraint campaigns_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table campaigns add constraint campaigns_pkey PRIMARY KEY (id);
alter table campaigns add constraint campaigns_title_check CHECK (((length(title) >= 1) AND (length(title) <= 255)));
alter table campaigns add constraint campaigns_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2000)));
CREATE INDEX campaigns_application ON public.campaigns USING btree (application_id, "position", id) WHERE (deleted_at IS NULL);
CREATE INDEX campaigns_category ON public.campaigns USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX campaigns_deleted_by ON public.campaigns USING btree (deleted_by) WHERE (deleted_by IS NOT NULL);
CREATE INDEX campaigns_image ON public.campaigns USING btree (application_id, image_id) WHERE (image_id IS NOT NULL);
alter table campaigns enable row level security, force row level security;
create policy adding on campaigns as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy changing on campaigns as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy published on campaigns as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (deleted_at IS NULL) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])) AND (campaign_state(starts_at, ends_at, now()) = 'running'::text));
create policy reading on campaigns as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) <> 'public'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on campaigns as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));

create table canceled_people (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  cancellation_id bigint not null,
  participant_id bigint,
  bundle_participant_id bigint,
  elsewhere_in_cents integer not null default 0,
  lowered_in_cents integer not null default 0
);
alter table canceled_people add constraint canceled_people_check CHECK ((num_nonnulls(participant_id, bundle_participant_id) = 1));
alter table canceled_people add constraint canceled_people_elsewhere_in_cents_check CHECK ((elsewhere_in_cents >= 0));
alter table canceled_people add constraint canceled_people_lowered_in_cents_check CHECK ((lowered_in_cents >= 0));
alter table canceled_people add constraint canceled_people_organization_id_bundle_participant_id_fkey FOREIGN KEY (organization_id, bundle_participant_id) REFERENCES bundle_participants(organization_id, id) ON DELETE CASCADE;
alter table canceled_people add constraint canceled_people_organization_id_cancellation_id_bundle_part_key UNIQUE (organization_id, cancellation_id, bundle_participant_id);
alter table canceled_people add constraint canceled_people_organization_id_cancellation_id_fkey FOREIGN KEY (organization_id, cancellation_id) REFERENCES organizer_cancellations(organization_id, id);
alter table canceled_people add constraint canceled_people_organization_id_cancellation_id_participant_key UNIQUE (organization_id, cancellation_id, participant_id);
alter table canceled_people add constraint canceled_people_organization_id_participant_id_fkey FOREIGN KEY (organization_id, participant_id) REFERENCES participants(organization_id, id) ON DELETE CASCADE;
alter table canceled_people add constraint canceled_people_pkey PRIMARY KEY (id);
CREATE INDEX canceled_people_bundle_participant ON public.canceled_people USING btree (organization_id, bundle_participant_id) WHERE (bundle_participant_id IS NOT NULL);
CREATE INDEX canceled_people_participant ON public.canceled_people USING btree (organization_id, participant_id) WHERE (participant_id IS NOT NULL);
alter table canceled_people enable row level security, force row level security;
create policy adding on canceled_people as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on canceled_people as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on canceled_people as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on canceled_people as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table cancellation_periods (
  organization_id bigint not null,
  term_id bigint not null,
  "position" smallint not null,
  from_minutes integer,
  until_minutes integer,
  refund_percentage smallint not null
);
alter table cancellation_periods add constraint cancellation_periods_check CHECK ((from_minutes > until_minutes));
alter table cancellation_periods add constraint cancellation_periods_from_minutes_check CHECK ((from_minutes >= 0));
alter table cancellation_periods add constraint cancellation_periods_organization_id_term_id_fkey FOREIGN KEY (organization_id, term_id) REFERENCES cancellation_terms(organization_id, id);
alter table cancellation_periods add constraint cancellation_periods_pkey PRIMARY KEY (term_id, "position");
alter table cancellation_periods add constraint cancellation_periods_position_check CHECK (("position" >= 0));
alter table cancellation_periods add constraint cancellation_periods_refund_percentage_check CHECK (((refund_percentage >= 0) AND (refund_percentage <= 100)));
alter table cancellation_periods add constraint cancellation_periods_until_minutes_check CHECK ((until_minutes >= 0));
alter table cancellation_periods enable row level security, force row level security;
create policy adding on cancellation_periods as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on cancellation_periods as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on cancellation_periods as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on cancellation_periods as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table cancellation_terms (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone
);
alter table cancellation_terms add constraint cancellation_terms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table cancellation_terms add constraint cancellation_terms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table cancellation_terms add constraint cancellation_terms_organization_id_id_key UNIQUE (organization_id, id);
alter table cancellation_terms add constraint cancellation_terms_pkey PRIMARY KEY (id);
CREATE INDEX cancellation_terms_list ON public.cancellation_terms USING btree (organization_id, fold(name), id) WHERE (deleted_at IS NULL);
alter table cancellation_terms enable row level security, force row level security;
create policy adding on cancellation_terms as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on cancellation_terms as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on cancellation_terms as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on cancellation_terms as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table categories (
  id bigint not null generated always as identity,
  application_id bigint,
  title text not null,
  link text,
  "position" integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  image_id uuid
);
alter table categories add constraint categories_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table categories add constraint categories_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id);
alter table categories add constraint categories_pkey PRIMARY KEY (id);
alter table categories add constraint categories_title_check CHECK (((length(title) >= 1) AND (length(title) <= 255)));
CREATE INDEX categories_application ON public.categories USING btree (application_id, "position", id);
CREATE INDEX categories_image ON public.categories USING btree (image_id) WHERE (image_id IS NOT NULL);
alter table categories enable row level security, force row level security;
create policy adding on categories as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy changing on categories as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy reading on categories as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (application_id IS NULL) OR (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])));
create policy removing on categories as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));

create view changed_sessions with (security_invoker=true) as
 SELECT session_changes.session_id
   FROM session_changes
  WHERE (session_changes.session_id IS NOT NULL)
UNION
 SELECT found.id AS session_id
   FROM (session_changes mark
     CROSS JOIN LATERAL ( SELECT sessions.id
           FROM sessions
          WHERE (sessions.activity_id = mark.activity_id)
         OFFSET 0) found)
  WHERE (mark.activity_id IS NOT NULL)
UNION
 SELECT found.id AS session_id
   FROM (session_changes mark
     CROSS JOIN LATERAL ( SELECT sessions.id
           FROM sessions
          WHERE (sessions.organization_id = mark.organization_id)
         OFFSET 0) found)
  WHERE (mark.organization_id IS NOT NULL)
UNION
 SELECT found.session_id
   FROM (session_changes mark
     CROSS JOIN LATERAL ( SELECT kept.session_id
           FROM session_figures kept
          WHERE (kept.activity_id = mark.activity_id)
         OFFSET 0) found)
  WHERE (mark.activity_id IS NOT NULL)
UNION
 SELECT found.session_id
   FROM (session_changes mark
     CROSS JOIN LATERAL ( SELECT kept.session_id
           FROM session_figures kept
          WHERE (kept.organization_id = mark.organization_id)
         OFFSET 0) found)
  WHERE (mark.organization_id IS NOT NULL);

create table check_in_taps (
  organization_id bigint not null,
  participant_id bigint not null,
  id uuid not null,
  created_at timestamp with time zone not null default now()
);
alter table check_in_taps add constraint check_in_taps_organization_id_participant_id_fkey FOREIGN KEY (organization_id, participant_id) REFERENCES participants(organization_id, id) ON DELETE CASCADE;
alter table check_in_taps add constraint check_in_taps_pkey PRIMARY KEY (organization_id, participant_id, id);
CREATE INDEX check_in_taps_age ON public.check_in_taps USING btree (created_at);
alter table check_in_taps enable row level security, force row level security;
create policy adding on check_in_taps as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on check_in_taps as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on check_in_taps as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on check_in_taps as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table contact_links (
  organization_id bigint not null,
  subject_type text not null,
  subject_id bigint not null,
  contact_id bigint not null,
  roles text[] not null
);
alter table contact_links add constraint contact_links_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table contact_links add constraint contact_links_pkey PRIMARY KEY (organization_id, subject_type, subject_id, contact_id);
alter table contact_links add constraint contact_links_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['contact_person'::text, 'trainer'::text, 'confirmation_mail'::text])));
alter table contact_links add constraint contact_links_subject_type_check CHECK ((subject_type = ANY (ARRAY['location'::text, 'activity'::text, 'product'::text])));
CREATE INDEX contact_links_contact ON public.contact_links USING btree (organization_id, contact_id);
alter table contact_links enable row level security, force row level security;
create policy adding on contact_links as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on contact_links as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on contact_links as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on contact_links as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table contacts (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  user_id bigint,
  first_name text not null,
  last_name text not null default ''::text,
  email citext,
  phone text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  is_public boolean not null default false,
  left_team_at timestamp with time zone
);
alter table contacts add constraint contacts_check CHECK (((NOT is_public) OR (user_id IS NULL)));
alter table contacts add constraint contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table contacts add constraint contacts_organization_id_id_key UNIQUE (organization_id, id);
alter table contacts add constraint contacts_pkey PRIMARY KEY (id);
alter table contacts add constraint contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
CREATE UNIQUE INDEX contacts_user ON public.contacts USING btree (organization_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX contacts_user_id ON public.contacts USING btree (user_id) WHERE (user_id IS NOT NULL);
alter table contacts enable row level security, force row level security;
create policy adding on contacts as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on contacts as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on contacts as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on contacts as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create view counted_sales with (security_invoker=true) as
 SELECT 'orders'::text AS list,
    orders.organization_id,
    orders.application_id,
    ((orders.created_at AT TIME ZONE 'UTC'::text))::date AS day,
    ((orders.created_at AT TIME ZONE applications.timezone))::date AS local_day,
    orders.created_at AS at,
    orders.status,
    COALESCE(orders.payment_type, ''::text) AS payment_type,
    COALESCE(orders.payout_month, ''::bpchar) AS payout_month,
    false AS is_purchase,
    orders.subtotal_price_in_cents AS subtotal,
    orders.vat_in_cents AS vat,
    orders.transaction_fee_in_cents AS fee,
    orders.total_price_in_cents AS total,
    orders.refunded_in_cents AS refunded
   FROM (orders
     JOIN applications ON ((applications.id = orders.application_id)))
UNION ALL
 SELECT 'transactions'::text AS list,
    transactions.organization_id,
    transactions.application_id,
    ((transactions.booked_at AT TIME ZONE 'UTC'::text))::date AS day,
    ((transactions.booked_at AT TIME ZONE applications.timezone))::date AS local_day,
    transactions.booked_at AS at,
    transactions.status,
    ''::text AS payment_type,
    ''::bpchar AS payout_month,
    (transactions.activity_id IS NULL) AS is_purchase,
    transactions.subtotal_price_in_cents AS subtotal,
    transactions.vat_in_cents AS vat,
    transactions.fee_in_cents AS fee,
    transactions.total_price_in_cents AS total,
    transactions.refunded_in_cents AS refunded
   FROM (transactions
     JOIN applications ON ((applications.id = transactions.application_id)))
UNION ALL
 SELECT 'cancellations'::text AS list,
    line.organization_id,
    line.application_id,
    ((ended.canceled_at AT TIME ZONE 'UTC'::text))::date AS day,
    ((ended.canceled_at AT TIME ZONE applications.timezone))::date AS local_day,
    ended.canceled_at AS at,
    ''::text AS status,
    ''::text AS payment_type,
    ''::bpchar AS payout_month,
    false AS is_purchase,
    0 AS subtotal,
    0 AS vat,
    0 AS fee,
    0 AS total,
    0 AS refunded
   FROM ((( SELECT participants.organization_id,
            participants.order_line_id,
            participants.canceled_at
           FROM participants
          WHERE ((participants.canceled_at IS NOT NULL) AND (participants.bundle_participant_id IS NULL))
        UNION ALL
         SELECT bundle_participants.organization_id,
            bundle_participants.order_line_id,
            bundle_participants.canceled_at
           FROM bundle_participants
          WHERE (bundle_participants.canceled_at IS NOT NULL)) ended
     JOIN order_lines line ON (((line.organization_id = ended.organization_id) AND (line.id = ended.order_line_id))))
     JOIN applications ON ((applications.id = line.application_id)));

create table coupon_batches (
  id bigint not null generated always as identity,
  wallet_id bigint not null,
  prefix text not null default ''::text,
  suffix text not null default ''::text,
  count integer not null,
  value integer not null,
  created_by bigint,
  created_at timestamp with time zone not null default now()
);
alter table coupon_batches add constraint coupon_batches_count_check CHECK (((count >= 1) AND (count <= 10000)));
alter table coupon_batches add constraint coupon_batches_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table coupon_batches add constraint coupon_batches_pkey PRIMARY KEY (id);
alter table coupon_batches add constraint coupon_batches_prefix_check CHECK ((prefix ~ '^[A-Z0-9]{0,10}$'::text));
alter table coupon_batches add constraint coupon_batches_suffix_check CHECK ((suffix ~ '^[A-Z0-9]{0,10}$'::text));
alter table coupon_batches add constraint coupon_batches_value_check CHECK (((value >= 1) AND (value <= 10000)));
alter table coupon_batches add constraint coupon_batches_wallet_id_fkey FOREIGN KEY (wallet_id) REFERENCES wallets(id);
alter table coupon_batches add constraint coupon_batches_wallet_id_id_key UNIQUE (wallet_id, id);
CREATE INDEX coupon_batches_by ON public.coupon_batches USING btree (created_by) WHERE (created_by IS NOT NULL);
alter table coupon_batches enable row level security, force row level security;
create policy adding on coupon_batches as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on coupon_batches as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on coupon_batches as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on coupon_batches as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table coupon_redemptions (
  id bigint not null generated always as identity,
  wallet_id bigint not null,
  coupon_id bigint not null,
  profile_id bigint not null,
  value integer not null,
  created_by bigint,
  created_at timestamp with time zone not null default now()
);
alter table coupon_redemptions add constraint coupon_redemptions_coupon_id_profile_id_key UNIQUE (coupon_id, profile_id);
alter table coupon_redemptions add constraint coupon_redemptions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table coupon_redemptions add constraint coupon_redemptions_pkey PRIMARY KEY (id);
alter table coupon_redemptions add constraint coupon_redemptions_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
alter table coupon_redemptions add constraint coupon_redemptions_value_check CHECK ((value > 0));
alter table coupon_redemptions add constraint coupon_redemptions_wallet_id_coupon_id_fkey FOREIGN KEY (wallet_id, coupon_id) REFERENCES coupons(wallet_id, id);
CREATE INDEX coupon_redemptions_by ON public.coupon_redemptions USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX coupon_redemptions_list ON public.coupon_redemptions USING btree (wallet_id, created_at, id);
CREATE INDEX coupon_redemptions_profile ON public.coupon_redemptions USING btree (profile_id, id);
alter table coupon_redemptions enable row level security, force row level security;
create policy adding on coupon_redemptions as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on coupon_redemptions as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on coupon_redemptions as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on coupon_redemptions as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table coupons (
  id bigint not null generated always as identity,
  wallet_id bigint not null,
  batch_id bigint,
  shown_code text not null,
  code text not null generated always as (regexp_replace(shown_code, '[ -]'::text, ''::text, 'g'::text)) stored,
  value integer not null,
  quantity integer not null,
  redeemed_count integer not null default 0,
  is_enabled boolean not null default true,
  expires_at timestamp with time zone,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  redeemed_at timestamp with time zone,
  redeemed_by bigint
);
alter table coupons add constraint coupons_code_check CHECK (((length(code) >= 6) AND (length(code) <= 40)));
alter table coupons add constraint coupons_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table coupons add constraint coupons_pkey PRIMARY KEY (id);
alter table coupons add constraint coupons_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100000)));
alter table coupons add constraint coupons_quantity_left CHECK ((redeemed_count <= quantity));
alter table coupons add constraint coupons_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES profiles(id);
alter table coupons add constraint coupons_redeemed_count_check CHECK ((redeemed_count >= 0));
alter table coupons add constraint coupons_shown_code_check CHECK ((shown_code ~ '^[A-Z0-9]+([ -][A-Z0-9]+)*$'::text));
alter table coupons add constraint coupons_value_check CHECK (((value >= 1) AND (value <= 10000)));
alter table coupons add constraint coupons_wallet_id_batch_id_fkey FOREIGN KEY (wallet_id, batch_id) REFERENCES coupon_batches(wallet_id, id);
alter table coupons add constraint coupons_wallet_id_fkey FOREIGN KEY (wallet_id) REFERENCES wallets(id);
alter table coupons add constraint coupons_wallet_id_id_key UNIQUE (wallet_id, id);
CREATE INDEX coupons_batch ON public.coupons USING btree (batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX coupons_by_code ON public.coupons USING btree (wallet_id, code, id);
CREATE UNIQUE INDEX coupons_code ON public.coupons USING btree (code);
CREATE INDEX coupons_created_by ON public.coupons USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX coupons_list ON public.coupons USING btree (wallet_id, created_at, id);
CREATE INDEX coupons_redeemed_by ON public.coupons USING btree (redeemed_by) WHERE (redeemed_by IS NOT NULL);
alter table coupons enable row level security, force row level security;
create policy adding on coupons as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on coupons as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on coupons as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on coupons as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER count_added AFTER INSERT ON public.coupons REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
CREATE TRIGGER count_removed AFTER DELETE ON public.coupons REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
CREATE TRIGGER freeze_redeemed BEFORE UPDATE ON public.coupons FOR EACH ROW WHEN (((old.redeemed_count > 0) AND ((new.shown_code <> old.shown_code) OR (new.value <> old.value) OR (new.wallet_id <> old.wallet_id) OR (new.redeemed_count < old.redeemed_count)))) EXECUTE FUNCTION freeze_redeemed_coupon();

create table erasures (
  id bigint not null generated always as identity,
  organization_id bigint,
  records jsonb not null,
  erased_at timestamp with time zone not null default clock_timestamp()
);
alter table erasures add constraint erasures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table erasures add constraint erasures_pkey PRIMARY KEY (id);
alter table erasures add constraint erasures_records_check CHECK ((jsonb_typeof(records) = 'object'::text));
CREATE INDEX erasures_newest ON public.erasures USING btree (erased_at, id);
CREATE INDEX erasures_organization ON public.erasures USING btree (organization_id) WHERE (organization_id IS NOT NULL);
alter table erasures enable row level security, force row level security;
create policy adding on erasures as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id IS NULL) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on erasures as permissive for update to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy reading on erasures as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy removing on erasures as permissive for delete to public
  using ( SELECT app_sees_all() AS app_sees_all);

create table files (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  uploader_id bigint,
  organization_id bigint,
  application_id bigint,
  path text not null default ''::text,
  filename text not null,
  size integer not null,
  mime_type text not null,
  width integer,
  height integer,
  is_transparent boolean not null default false,
  sha256 bytea not null,
  visibility text not null default 'public'::text,
  status text not null default 'pending'::text,
  attached_at timestamp with time zone,
  detached_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table files add constraint files_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table files add constraint files_application_id_id_key UNIQUE (application_id, id);
alter table files add constraint files_check CHECK ((num_nonnulls(organization_id, application_id) <= 1));
alter table files add constraint files_check1 CHECK (((status = 'attached'::text) = (attached_at IS NOT NULL)));
alter table files add constraint files_check2 CHECK (((status = 'attached'::text) OR (num_nonnulls(organization_id, application_id, detached_at) = 0)));
alter table files add constraint files_check3 CHECK (((width IS NULL) = (height IS NULL)));
alter table files add constraint files_height_check CHECK ((height > 0));
alter table files add constraint files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table files add constraint files_organization_id_id_key UNIQUE (organization_id, id);
alter table files add constraint files_path_check CHECK ((path ~ '^[a-z0-9/_-]{0,100}$'::text));
alter table files add constraint files_pkey PRIMARY KEY (id);
alter table files add constraint files_size_check CHECK ((size > 0));
alter table files add constraint files_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'attached'::text])));
alter table files add constraint files_token_hash_key UNIQUE (token_hash);
alter table files add constraint files_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES users(id) ON DELETE SET NULL;
alter table files add constraint files_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'private'::text])));
alter table files add constraint files_width_check CHECK ((width > 0));
CREATE INDEX files_detached ON public.files USING btree (detached_at) WHERE (detached_at IS NOT NULL);
CREATE INDEX files_pending ON public.files USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX files_uploader ON public.files USING btree (uploader_id);
alter table files enable row level security, force row level security;
create policy adding on files as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((num_nonnulls(organization_id, application_id) = 0) AND (status = 'pending'::text) AND ((uploader_id = ( SELECT app_user_id() AS app_user_id)) OR ((uploader_id IS NULL) AND (( SELECT app_user_id() AS app_user_id) IS NULL)))));
create policy changing on files as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((num_nonnulls(organization_id, application_id) = 0) AND (uploader_id = ( SELECT app_user_id() AS app_user_id))) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR (administers(application_id) AND (application_id IS NOT NULL)));
create policy reading on files as permissive for select to public
  using ((num_nonnulls(organization_id, application_id) = 0) OR ( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id) OR (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])));
create policy removing on files as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((status = 'pending'::text) AND (uploader_id = ( SELECT app_user_id() AS app_user_id))));

create table finance_infos (
  organization_id bigint not null,
  attn text,
  street text,
  house_number text,
  postal_code text,
  city text,
  country text not null default 'NL'::text,
  account_name text not null,
  bic text,
  iban_encrypted bytea not null,
  iban_country text not null,
  iban_last4 text not null,
  previous_iban text,
  iban_changed_at timestamp(3) with time zone not null default now(),
  iban_changed_by bigint,
  payouts_held_since timestamp(3) with time zone default now(),
  confirm_token_hash bytea,
  confirm_expires_at timestamp(3) with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  stop_token_hash bytea,
  stop_expires_at timestamp(3) with time zone,
  stopped_at timestamp(3) with time zone,
  iban_changed_through bigint[] not null default '{}'::bigint[]
);
alter table finance_infos add constraint finance_infos_account_name_check CHECK (((length(account_name) >= 1) AND (length(account_name) <= 70)));
alter table finance_infos add constraint finance_infos_attn_check CHECK (((length(attn) >= 1) AND (length(attn) <= 140)));
alter table finance_infos add constraint finance_infos_bic_check CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text));
alter table finance_infos add constraint finance_infos_check CHECK (((confirm_token_hash IS NULL) = (confirm_expires_at IS NULL)));
alter table finance_infos add constraint finance_infos_check1 CHECK (((stop_token_hash IS NULL) = (stop_expires_at IS NULL)));
alter table finance_infos add constraint finance_infos_check2 CHECK (((stopped_at IS NULL) OR (payouts_held_since IS NOT NULL)));
alter table finance_infos add constraint finance_infos_city_check CHECK (((length(city) >= 1) AND (length(city) <= 35)));
alter table finance_infos add constraint finance_infos_confirm_token_hash_key UNIQUE (confirm_token_hash);
alter table finance_infos add constraint finance_infos_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
alter table finance_infos add constraint finance_infos_house_number_check CHECK (((length(house_number) >= 1) AND (length(house_number) <= 16)));
alter table finance_infos add constraint finance_infos_iban_changed_by_fkey FOREIGN KEY (iban_changed_by) REFERENCES users(id);
alter table finance_infos add constraint finance_infos_iban_country_check CHECK ((iban_country ~ '^[A-Z]{2}$'::text));
alter table finance_infos add constraint finance_infos_iban_last4_check CHECK ((iban_last4 ~ '^[A-Z0-9]{4}$'::text));
alter table finance_infos add constraint finance_infos_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table finance_infos add constraint finance_infos_pkey PRIMARY KEY (organization_id);
alter table finance_infos add constraint finance_infos_postal_code_check CHECK (((length(postal_code) >= 1) AND (length(postal_code) <= 16)));
alter table finance_infos add constraint finance_infos_previous_iban_check CHECK ((previous_iban ~ '^[A-Z]{2}••••[A-Z0-9]{4}$'::text));
alter table finance_infos add constraint finance_infos_stop_token_hash_key UNIQUE (stop_token_hash);
alter table finance_infos add constraint finance_infos_street_check CHECK (((length(street) >= 1) AND (length(street) <= 70)));
CREATE INDEX finance_infos_changed_by ON public.finance_infos USING btree (iban_changed_by) WHERE (iban_changed_by IS NOT NULL);
alter table finance_infos enable row level security, force row level security;
create policy adding on finance_infos as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on finance_infos as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on finance_infos as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on finance_infos as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER finance_infos_held BEFORE INSERT ON public.finance_infos FOR EACH ROW EXECUTE FUNCTION hold_payouts();
CREATE TRIGGER finance_infos_held_again BEFORE UPDATE OF iban_encrypted ON public.finance_infos FOR EACH ROW WHEN ((old.iban_encrypted IS DISTINCT FROM new.iban_encrypted)) EXECUTE FUNCTION hold_payouts();

create table form_drafts (
  user_id bigint not null,
  form text not null,
  "values" jsonb not null,
  updated_at timestamp(3) with time zone not null default now()
);
alter table form_drafts add constraint form_drafts_form_check CHECK (((length(form) >= 1) AND (length(form) <= 100)));
alter table form_drafts add constraint form_drafts_pkey PRIMARY KEY (user_id, form);
alter table form_drafts add constraint form_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX form_drafts_age ON public.form_drafts USING btree (updated_at);

create table former_payment_keys (
  id bigint not null generated always as identity,
  application_id bigint not null,
  driver text not null,
  key_encrypted bytea not null,
  ended_at timestamp with time zone not null default now()
);
alter table former_payment_keys add constraint former_payment_keys_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table former_payment_keys add constraint former_payment_keys_driver_check CHECK ((driver = 'mollie'::text));
alter table former_payment_keys add constraint former_payment_keys_pkey PRIMARY KEY (id);
CREATE INDEX former_payment_keys_of_platform ON public.former_payment_keys USING btree (application_id, ended_at);
alter table former_payment_keys enable row level security, force row level security;
create policy adding on former_payment_keys as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on former_payment_keys as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on former_payment_keys as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on former_payment_keys as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table idempotency_keys (
  scope text not null,
  key uuid not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  expires_at timestamp with time zone not null default (now() + '24:00:00'::interval)
);
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (scope, key);
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at);

create table imports (
  id uuid not null,
  application_id bigint not null,
  is_accepting boolean not null,
  headers jsonb not null,
  rows jsonb not null,
  refused jsonb not null,
  actor_roles text[] not null,
  impersonator_id bigint,
  ip inet not null
);
alter table imports add constraint imports_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table imports add constraint imports_id_fkey FOREIGN KEY (id) REFERENCES job_runs(id) ON DELETE CASCADE;
alter table imports add constraint imports_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES users(id);
alter table imports add constraint imports_pkey PRIMARY KEY (id);
CREATE INDEX imports_application ON public.imports USING btree (application_id);
CREATE INDEX imports_impersonator ON public.imports USING btree (impersonator_id) WHERE (impersonator_id IS NOT NULL);
alter table imports enable row level security, force row level security;
create policy adding on imports as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id) OR (application_id IN ( SELECT link.application_id
   FROM organization_applications link
  WHERE (link.organization_id = ANY (app_organization_ids())))));
create policy changing on imports as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy reading on imports as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on imports as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));

create table inbox_items (
  id bigint not null generated always as identity,
  user_id bigint not null,
  kind text not null,
  subject text,
  details jsonb not null default '{}'::jsonb,
  link text,
  job_id uuid,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table inbox_items add constraint inbox_items_job_id_fkey FOREIGN KEY (job_id) REFERENCES job_runs(id) ON DELETE CASCADE;
alter table inbox_items add constraint inbox_items_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 100)));
alter table inbox_items add constraint inbox_items_link_check CHECK ((link ~ '^/[^/]'::text));
alter table inbox_items add constraint inbox_items_pkey PRIMARY KEY (id);
alter table inbox_items add constraint inbox_items_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)));
alter table inbox_items add constraint inbox_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX inbox_items_age ON public.inbox_items USING btree (created_at);
CREATE INDEX inbox_items_job ON public.inbox_items USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX inbox_items_newest ON public.inbox_items USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX inbox_items_unread ON public.inbox_items USING btree (user_id) WHERE (read_at IS NULL);

create table invites (
  id bigint not null generated always as identity,
  organization_id bigint,
  application_id bigint,
  email citext not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  token_hash bytea not null,
  status text not null default 'sent'::text,
  invited_by bigint,
  invited_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  accepted_at timestamp with time zone
);
alter table invites add constraint invites_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table invites add constraint invites_check CHECK (((organization_id IS NULL) <> (application_id IS NULL)));
alter table invites add constraint invites_check1 CHECK (((role = 'admin'::text) = (application_id IS NOT NULL)));
alter table invites add constraint invites_check2 CHECK (((status = 'accepted'::text) = (accepted_at IS NOT NULL)));
alter table invites add constraint invites_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table invites add constraint invites_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL;
alter table invites add constraint invites_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table invites add constraint invites_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table invites add constraint invites_pkey PRIMARY KEY (id);
alter table invites add constraint invites_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'organization'::text, 'trainer'::text])));
alter table invites add constraint invites_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'expired'::text, 'revoked'::text])));
alter table invites add constraint invites_token_hash_key UNIQUE (token_hash);
CREATE INDEX invites_application ON public.invites USING btree (application_id, email, invited_at DESC) WHERE (application_id IS NOT NULL);
CREATE INDEX invites_closed ON public.invites USING btree (expires_at);
CREATE INDEX invites_invited_by ON public.invites USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE UNIQUE INDEX invites_open ON public.invites USING btree (email, organization_id, application_id) NULLS NOT DISTINCT WHERE (status = 'sent'::text);
CREATE INDEX invites_organization ON public.invites USING btree (organization_id, email, invited_at DESC) WHERE (organization_id IS NOT NULL);
alter table invites enable row level security, force row level security;
create policy adding on invites as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (( SELECT app_user_id() AS app_user_id) IS NULL) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])))));
create policy changing on invites as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (( SELECT app_user_id() AS app_user_id) IS NULL) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])))));
create policy reading on invites as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on invites as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (( SELECT app_user_id() AS app_user_id) IS NULL) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])))));

create table invoice_lines (
  organization_id bigint not null,
  invoice_id bigint not null,
  "position" smallint not null,
  payment_type text not null,
  quantity integer not null,
  vat_percentage smallint not null,
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  total_price_in_cents integer not null
);
alter table invoice_lines add constraint invoice_lines_check CHECK ((total_price_in_cents = (subtotal_price_in_cents + vat_in_cents)));
alter table invoice_lines add constraint invoice_lines_organization_id_invoice_id_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id);
alter table invoice_lines add constraint invoice_lines_payment_type_check CHECK ((payment_type = ANY (ARRAY['ideal'::text, 'bancontact'::text, 'creditcard'::text, 'wallet'::text])));
alter table invoice_lines add constraint invoice_lines_pkey PRIMARY KEY (organization_id, invoice_id, "position");
alter table invoice_lines add constraint invoice_lines_position_check CHECK (("position" > 0));
alter table invoice_lines add constraint invoice_lines_quantity_check CHECK ((quantity <> 0));
alter table invoice_lines add constraint invoice_lines_vat_percentage_check CHECK (((vat_percentage >= 0) AND (vat_percentage <= 100)));
alter table invoice_lines enable row level security, force row level security;
create policy adding on invoice_lines as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoice_lines as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoice_lines as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on invoice_lines as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER frozen BEFORE UPDATE ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION freeze_invoice();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table invoice_mails (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  invoice_id bigint not null,
  mail_id bigint,
  sent_by bigint,
  created_at timestamp with time zone not null default now()
);
alter table invoice_mails add constraint invoice_mails_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE SET NULL;
alter table invoice_mails add constraint invoice_mails_organization_id_invoice_id_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id);
alter table invoice_mails add constraint invoice_mails_pkey PRIMARY KEY (id);
alter table invoice_mails add constraint invoice_mails_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL;
CREATE INDEX invoice_mails_invoice ON public.invoice_mails USING btree (organization_id, invoice_id, id);
CREATE INDEX invoice_mails_mail ON public.invoice_mails USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX invoice_mails_sender ON public.invoice_mails USING btree (sent_by) WHERE (sent_by IS NOT NULL);
alter table invoice_mails enable row level security, force row level security;
create policy adding on invoice_mails as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoice_mails as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoice_mails as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on invoice_mails as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table invoice_numbers (
  year smallint not null,
  last_number integer not null default 0
);
alter table invoice_numbers add constraint invoice_numbers_last_number_check CHECK (((last_number >= 0) AND (last_number <= 999999)));
alter table invoice_numbers add constraint invoice_numbers_pkey PRIMARY KEY (year);
alter table invoice_numbers add constraint invoice_numbers_year_check CHECK (((year >= 2000) AND (year <= 9999)));
alter table invoice_numbers enable row level security, force row level security;
create policy adding on invoice_numbers as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoice_numbers as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoice_numbers as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on invoice_numbers as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table invoice_pdfs (
  organization_id bigint not null,
  invoice_id bigint not null,
  file_id uuid not null,
  created_at timestamp with time zone not null default now()
);
alter table invoice_pdfs add constraint invoice_pdfs_organization_id_file_id_fkey FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, id);
alter table invoice_pdfs add constraint invoice_pdfs_organization_id_invoice_id_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id);
alter table invoice_pdfs add constraint invoice_pdfs_pkey PRIMARY KEY (organization_id, invoice_id);
CREATE INDEX invoice_pdfs_file ON public.invoice_pdfs USING btree (organization_id, file_id);
alter table invoice_pdfs enable row level security, force row level security;
create policy adding on invoice_pdfs as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoice_pdfs as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoice_pdfs as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on invoice_pdfs as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER frozen BEFORE UPDATE ON public.invoice_pdfs FOR EACH ROW EXECUTE FUNCTION freeze_invoice_pdf();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.invoice_pdfs FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table invoice_settlements (
  organization_id bigint not null,
  invoice_id bigint not null,
  sepa_line_id bigint not null,
  settled_at timestamp with time zone not null
);
alter table invoice_settlements add constraint invoice_settlements_organization_id_invoice_id_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id);
alter table invoice_settlements add constraint invoice_settlements_organization_id_sepa_line_id_fkey FOREIGN KEY (organization_id, sepa_line_id) REFERENCES sepa_lines(organization_id, id);
alter table invoice_settlements add constraint invoice_settlements_pkey PRIMARY KEY (organization_id, invoice_id, sepa_line_id);
CREATE INDEX invoice_settlements_line ON public.invoice_settlements USING btree (organization_id, sepa_line_id);
alter table invoice_settlements enable row level security, force row level security;
create policy adding on invoice_settlements as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoice_settlements as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoice_settlements as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on invoice_settlements as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER frozen BEFORE UPDATE ON public.invoice_settlements FOR EACH ROW EXECUTE FUNCTION freeze_settlement();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.invoice_settlements FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table invoice_shares (
  organization_id bigint not null,
  invoice_id bigint not null,
  application_id bigint,
  amount_in_cents bigint not null
);
alter table invoice_shares add constraint invoice_shares_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table invoice_shares add constraint invoice_shares_organization_id_invoice_id_application_id_key UNIQUE NULLS NOT DISTINCT (organization_id, invoice_id, application_id);
alter table invoice_shares add constraint invoice_shares_organization_id_invoice_id_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id);
CREATE INDEX invoice_shares_application ON public.invoice_shares USING btree (application_id) WHERE (application_id IS NOT NULL);
alter table invoice_shares enable row level security, force row level security;
create policy adding on invoice_shares as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoice_shares as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoice_shares as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on invoice_shares as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER append_only BEFORE UPDATE ON public.invoice_shares FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.invoice_shares FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table invoices (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  month character(7) not null,
  number text not null,
  credit_of bigint,
  status text not null default 'issued'::text,
  issued_on date not null,
  locale text not null,
  seller jsonb not null,
  buyer jsonb not null,
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  total_price_in_cents integer not null,
  sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  sepa_line_id bigint
);
alter table invoices add constraint adds_up TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table invoices add constraint invoices_buyer_check CHECK ((jsonb_typeof(buyer) = 'object'::text));
alter table invoices add constraint invoices_check CHECK ((total_price_in_cents = (subtotal_price_in_cents + vat_in_cents)));
alter table invoices add constraint invoices_check1 CHECK (
CASE
    WHEN (credit_of IS NULL) THEN (total_price_in_cents > 0)
    ELSE (total_price_in_cents < 0)
END);
alter table invoices add constraint invoices_check2 CHECK (((credit_of IS NULL) OR (status <> 'credited'::text)));
alter table invoices add constraint invoices_check3 CHECK (("left"(number, 4) = to_char((issued_on)::timestamp with time zone, 'YYYY'::text)));
alter table invoices add constraint invoices_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table invoices add constraint invoices_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
alter table invoices add constraint invoices_number_check CHECK ((number ~ '^[0-9]{4}-[0-9]{6}$'::text));
alter table invoices add constraint invoices_number_key UNIQUE (number);
alter table invoices add constraint invoices_organization_id_credit_of_fkey FOREIGN KEY (organization_id, credit_of) REFERENCES invoices(organization_id, id);
alter table invoices add constraint invoices_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table invoices add constraint invoices_organization_id_id_key UNIQUE (organization_id, id);
alter table invoices add constraint invoices_organization_id_sepa_line_id_fkey FOREIGN KEY (organization_id, sepa_line_id) REFERENCES sepa_lines(organization_id, id);
alter table invoices add constraint invoices_pkey PRIMARY KEY (id);
alter table invoices add constraint invoices_seller_check CHECK ((jsonb_typeof(seller) = 'object'::text));
alter table invoices add constraint invoices_status_check CHECK ((status = ANY (ARRAY['issued'::text, 'sent'::text, 'settled'::text, 'credited'::text])));
CREATE INDEX invoice_credits ON public.invoices USING btree (credit_of) WHERE (credit_of IS NOT NULL);
CREATE UNIQUE INDEX invoices_credited_once ON public.invoices USING btree (organization_id, credit_of) WHERE (credit_of IS NOT NULL);
CREATE INDEX invoices_newest ON public.invoices USING btree (organization_id, number DESC);
CREATE INDEX invoices_of_month ON public.invoices USING btree (month, number DESC);
CREATE UNIQUE INDEX invoices_once_a_month ON public.invoices USING btree (organization_id, month) WHERE (credit_of IS NULL);
CREATE INDEX invoices_settled ON public.invoices USING btree (organization_id, sepa_line_id) WHERE (sepa_line_id IS NOT NULL);
CREATE INDEX invoices_unsent ON public.invoices USING btree (issued_on) INCLUDE (organization_id) WHERE (sent_at IS NULL);
CREATE INDEX invoices_unsettled ON public.invoices USING btree (organization_id, month) WHERE (sepa_line_id IS NULL);
alter table invoices enable row level security, force row level security;
create policy adding on invoices as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoices as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoices as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on invoices as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON public.invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_total();
CREATE TRIGGER frozen BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION freeze_invoice();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER shared_by_platform AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION share_new_invoices();

create table invoicing_start (
  is_only boolean not null default true,
  month character(7) not null
);
alter table invoicing_start add constraint invoicing_start_is_only_check CHECK (is_only);
alter table invoicing_start add constraint invoicing_start_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
alter table invoicing_start add constraint invoicing_start_pkey PRIMARY KEY (is_only);
alter table invoicing_start enable row level security, force row level security;
create policy adding on invoicing_start as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on invoicing_start as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on invoicing_start as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on invoicing_start as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table job_files (
  job_id uuid not null,
  filename text not null,
  mime_type text not null,
  content bytea not null
);
alter table job_files add constraint job_files_content_check CHECK ((octet_length(content) <= ((20 * 1024) * 1024)));
alter table job_files add constraint job_files_filename_check CHECK (((length(filename) >= 1) AND (length(filename) <= 255)));
alter table job_files add constraint job_files_job_id_fkey FOREIGN KEY (job_id) REFERENCES job_runs(id) ON DELETE CASCADE;
alter table job_files add constraint job_files_pkey PRIMARY KEY (job_id);

create table job_runs (
  id uuid not null default gen_random_uuid(),
  user_id bigint,
  kind text not null,
  status text not null default 'queued'::text,
  result jsonb,
  cancel_asked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  subject text,
  payload jsonb not null default '{}'::jsonb,
  done integer not null default 0,
  total integer not null default 0,
  failure jsonb,
  request_id text,
  attempts integer not null default 0,
  claim uuid,
  heartbeat_at timestamp with time zone,
  started_at timestamp with time zone
);
alter table job_runs add constraint job_runs_check CHECK (((status = 'running'::text) <= ((claim IS NOT NULL) AND (heartbeat_at IS NOT NULL))));
alter table job_runs add constraint job_runs_check1 CHECK (((status = ANY (ARRAY['succeeded'::text, 'failed'::text, 'canceled'::text])) = (finished_at IS NOT NULL)));
alter table job_runs add constraint job_runs_done_check CHECK ((done >= 0));
alter table job_runs add constraint job_runs_pkey PRIMARY KEY (id);
alter table job_runs add constraint job_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'canceled'::text])));
alter table job_runs add constraint job_runs_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)));
alter table job_runs add constraint job_runs_total_check CHECK ((total >= 0));
alter table job_runs add constraint job_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
CREATE INDEX job_runs_age ON public.job_runs USING btree (created_at);
CREATE INDEX job_runs_unfinished ON public.job_runs USING btree (heartbeat_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX job_runs_user ON public.job_runs USING btree (user_id, created_at DESC);

create table label_applications (
  label_id bigint not null,
  application_id bigint not null
);
alter table label_applications add constraint label_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table label_applications add constraint label_applications_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE;
alter table label_applications add constraint label_applications_pkey PRIMARY KEY (label_id, application_id);
CREATE INDEX label_applications_application ON public.label_applications USING btree (application_id, label_id);
alter table label_applications enable row level security, force row level security;
create policy adding on label_applications as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (keeps_label(label_id) AND administers(application_id)));
create policy changing on label_applications as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (keeps_label(label_id) AND administers(application_id)));
create policy reading on label_applications as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = ANY (ARRAY['organizations'::text, 'applications'::text])) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on label_applications as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (keeps_label(label_id) AND administers(application_id)));

create table label_filters (
  label_id bigint not null,
  kind text not null,
  min_age smallint,
  max_age smallint,
  start_date date,
  end_date date,
  min_price integer,
  max_price integer,
  sport_ids bigint[] not null default '{}'::bigint[],
  tag_ids bigint[] not null default '{}'::bigint[],
  category_ids bigint[] not null default '{}'::bigint[],
  updated_at timestamp(3) with time zone not null default now()
);
alter table label_filters add constraint label_filters_check CHECK ((min_age <= max_age));
alter table label_filters add constraint label_filters_check1 CHECK ((start_date <= end_date));
alter table label_filters add constraint label_filters_check2 CHECK ((min_price <= max_price));
alter table label_filters add constraint label_filters_kind_check CHECK ((kind = ANY (ARRAY['activity'::text, 'product'::text, 'organization'::text])));
alter table label_filters add constraint label_filters_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE;
alter table label_filters add constraint label_filters_max_age_check CHECK (((max_age >= 0) AND (max_age <= 120)));
alter table label_filters add constraint label_filters_max_price_check CHECK (((max_price >= 0) AND (max_price <= 1000000)));
alter table label_filters add constraint label_filters_min_age_check CHECK (((min_age >= 0) AND (min_age <= 120)));
alter table label_filters add constraint label_filters_min_price_check CHECK (((min_price >= 0) AND (min_price <= 1000000)));
alter table label_filters add constraint label_filters_pkey PRIMARY KEY (label_id, kind);
CREATE INDEX label_filters_categories ON public.label_filters USING gin (category_ids);
CREATE INDEX label_filters_sports ON public.label_filters USING gin (sport_ids);
CREATE INDEX label_filters_tags ON public.label_filters USING gin (tag_ids);
alter table label_filters enable row level security, force row level security;
create policy adding on label_filters as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR keeps_label(label_id));
create policy changing on label_filters as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR keeps_label(label_id));
create policy reading on label_filters as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (EXISTS ( SELECT
   FROM label_applications link
  WHERE (link.label_id = label_filters.label_id))));
create policy removing on label_filters as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR keeps_label(label_id));

create table labels (
  id bigint not null generated by default as identity,
  name text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  icon_id uuid,
  deleted_by bigint,
  deleted_as text,
  deleted_levels bigint[] not null default '{}'::bigint[]
);
alter table labels add constraint labels_deleted_as_check CHECK ((deleted_as = ANY (ARRAY['superadmin'::text, 'admin'::text])));
alter table labels add constraint labels_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table labels add constraint labels_icon_id_fkey FOREIGN KEY (icon_id) REFERENCES files(id);
alter table labels add constraint labels_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table labels add constraint labels_pkey PRIMARY KEY (id);
CREATE INDEX labels_deleted_by ON public.labels USING btree (deleted_by) WHERE (deleted_by IS NOT NULL);
CREATE INDEX labels_icon ON public.labels USING btree (icon_id) WHERE (icon_id IS NOT NULL);
CREATE INDEX labels_list ON public.labels USING btree (fold(name), id) WHERE (deleted_at IS NULL);
alter table labels enable row level security, force row level security;
create policy adding on labels as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR keeps_label(id));
create policy changing on labels as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR keeps_label(id));
create policy reading on labels as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (EXISTS ( SELECT
   FROM label_applications link
  WHERE (link.label_id = labels.id))));
create policy removing on labels as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR keeps_label(id));

create view live_session_figures with (security_invoker=true) as
 SELECT sessions.id AS session_id,
    sessions.organization_id,
    sessions.activity_id,
    organizations.application_ids AS platforms,
    sessions.start_date AS day,
    sessions.starts_at,
    sessions.taken AS participants,
    COALESCE(sessions.spots, 0) AS spots,
        CASE
            WHEN (sessions.spots IS NULL) THEN 0
            ELSE sessions.taken
        END AS taken,
    ( SELECT (COALESCE(sum(attendance_counts.change), (0)::numeric))::integer AS "coalesce"
           FROM attendance_counts
          WHERE ((attendance_counts.session_id = sessions.id) AND (attendance_counts.check_in = 'present'::text))) AS present
   FROM ((sessions
     JOIN activities ON (((activities.id = sessions.activity_id) AND (activities.deleted_at IS NULL))))
     JOIN organizations ON (((organizations.id = sessions.organization_id) AND (organizations.deleted_at IS NULL))))
  WHERE ((sessions.deleted_at IS NULL) AND (sessions.canceled_at IS NULL));

create table location_organizations (
  location_id bigint not null,
  organization_id bigint not null,
  is_admin boolean not null default false,
  unlinked_at timestamp with time zone,
  sort_name text not null default ''::text,
  is_removed boolean not null default false,
  ended_by_owner boolean not null default false,
  is_hidden boolean not null default false,
  sort_city text not null default ''::text
);
alter table location_organizations add constraint location_organizations_check CHECK (((NOT ended_by_owner) OR (unlinked_at IS NOT NULL)));
alter table location_organizations add constraint location_organizations_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table location_organizations add constraint location_organizations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table location_organizations add constraint location_organizations_pkey PRIMARY KEY (location_id, organization_id);
CREATE INDEX location_organizations_list ON public.location_organizations USING btree (organization_id, sort_name, location_id) WHERE ((unlinked_at IS NULL) AND (NOT is_removed));
CREATE INDEX location_organizations_name ON public.location_organizations USING btree (sort_name, location_id) INCLUDE (organization_id, is_hidden, sort_city) WHERE ((unlinked_at IS NULL) AND (NOT is_removed));
alter table location_organizations enable row level security, force row level security;
create policy adding on location_organizations as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND owns_location(organization_id, location_id)));
create policy changing on location_organizations as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on location_organizations as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (NOT is_hidden) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on location_organizations as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on location_organizations as permissive for delete to public
  using ( SELECT app_sees_all() AS app_sees_all);
CREATE TRIGGER copy_location BEFORE INSERT ON public.location_organizations FOR EACH ROW EXECUTE FUNCTION copy_location();
CREATE TRIGGER count_added AFTER INSERT ON public.location_organizations REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows('locations', 'it.unlinked_at is null and not it.is_removed');
CREATE TRIGGER count_entered AFTER UPDATE ON public.location_organizations FOR EACH ROW WHEN (((NOT ((old.unlinked_at IS NULL) AND (NOT old.is_removed))) AND ((new.unlinked_at IS NULL) AND (NOT new.is_removed)))) EXECUTE FUNCTION count_row('locations', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.location_organizations REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows('locations', 'it.unlinked_at is null and not it.is_removed');
CREATE TRIGGER count_left AFTER UPDATE ON public.location_organizations FOR EACH ROW WHEN (((old.unlinked_at IS NULL) AND (NOT old.is_removed) AND (NOT ((new.unlinked_at IS NULL) AND (NOT new.is_removed))))) EXECUTE FUNCTION count_row('locations', '-1');
CREATE TRIGGER location_use_added AFTER INSERT ON public.location_organizations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION location_use_added();
CREATE TRIGGER location_use_changed AFTER UPDATE OF unlinked_at ON public.location_organizations FOR EACH ROW WHEN (((old.unlinked_at IS NULL) <> (new.unlinked_at IS NULL))) EXECUTE FUNCTION location_use_changed();
CREATE TRIGGER owner_decides BEFORE UPDATE ON public.location_organizations FOR EACH ROW WHEN (((old.is_admin <> new.is_admin) OR (old.ended_by_owner <> new.ended_by_owner) OR (old.ended_by_owner AND (new.unlinked_at IS DISTINCT FROM old.unlinked_at)) OR (old.location_id <> new.location_id) OR (old.organization_id <> new.organization_id))) EXECUTE FUNCTION guard_location_link();

create table location_search (
  organization_id bigint not null,
  location_id bigint not null,
  text text not null
);
alter table location_search add constraint location_search_location_id_organization_id_fkey FOREIGN KEY (location_id, organization_id) REFERENCES location_organizations(location_id, organization_id) ON DELETE CASCADE;
alter table location_search add constraint location_search_pkey PRIMARY KEY (location_id, organization_id);
CREATE INDEX location_search_text ON public.location_search USING gin (organization_id, text gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table location_search enable row level security, force row level security;
create policy adding on location_search as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on location_search as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on location_search as permissive for select to public
  using ((( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id)) AND (text ~~ ( SELECT app_search_pattern() AS app_search_pattern)));
create policy removing on location_search as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table location_sports (
  location_id bigint not null,
  sport_id bigint not null
);
alter table location_sports add constraint location_sports_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table location_sports add constraint location_sports_pkey PRIMARY KEY (location_id, sport_id);
alter table location_sports add constraint location_sports_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id) ON DELETE CASCADE;
CREATE INDEX location_sports_sport ON public.location_sports USING btree (sport_id);
alter table location_sports enable row level security, force row level security;
create policy adding on location_sports as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy changing on location_sports as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy reading on location_sports as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (EXISTS ( SELECT
   FROM location_organizations link
  WHERE (link.location_id = location_sports.location_id))));
create policy removing on location_sports as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));

create table location_type_applications (
  location_type_id bigint not null,
  application_id bigint not null
);
alter table location_type_applications add constraint location_type_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table location_type_applications add constraint location_type_applications_location_type_id_fkey FOREIGN KEY (location_type_id) REFERENCES location_types(id) ON DELETE CASCADE;
alter table location_type_applications add constraint location_type_applications_pkey PRIMARY KEY (location_type_id, application_id);
CREATE INDEX location_type_applications_application ON public.location_type_applications USING btree (application_id);

create table location_type_links (
  location_id bigint not null,
  location_type_id bigint not null
);
alter table location_type_links add constraint location_type_links_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table location_type_links add constraint location_type_links_location_type_id_fkey FOREIGN KEY (location_type_id) REFERENCES location_types(id) ON DELETE CASCADE;
alter table location_type_links add constraint location_type_links_pkey PRIMARY KEY (location_id, location_type_id);
CREATE INDEX location_type_links_type ON public.location_type_links USING btree (location_type_id);
alter table location_type_links enable row level security, force row level security;
create policy adding on location_type_links as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy changing on location_type_links as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy reading on location_type_links as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (EXISTS ( SELECT
   FROM location_organizations link
  WHERE (link.location_id = location_type_links.location_id))));
create policy removing on location_type_links as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));

create table location_types (
  id bigint not null generated always as identity,
  name text not null,
  icon text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table location_types add constraint location_types_icon_check CHECK ((icon ~ '^[a-z][a-z0-9-]{0,39}$'::text));
alter table location_types add constraint location_types_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table location_types add constraint location_types_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX location_types_name ON public.location_types USING btree (lower(name));

create table locations (
  id bigint not null generated always as identity,
  owner_organization_id bigint not null,
  name text not null,
  street text not null,
  house_number text not null,
  zipcode text not null,
  city text not null,
  country text not null default 'NL'::text,
  latitude double precision,
  longitude double precision,
  notes text,
  is_hidden boolean not null default false,
  show_link boolean not null default false,
  link_label text,
  link_url text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  image_id uuid,
  address_key text not null generated always as (address_key(zipcode, house_number)) stored,
  hours_updated_at timestamp(3) with time zone not null default now()
);
alter table locations add constraint locations_check CHECK (((latitude IS NULL) = (longitude IS NULL)));
alter table locations add constraint locations_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
alter table locations add constraint locations_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id);
alter table locations add constraint locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)));
alter table locations add constraint locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)));
alter table locations add constraint locations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table locations add constraint locations_owner_organization_id_fkey FOREIGN KEY (owner_organization_id) REFERENCES organizations(id);
alter table locations add constraint locations_pkey PRIMARY KEY (id);
CREATE INDEX locations_address ON public.locations USING btree (address_key) WHERE (deleted_at IS NULL);
CREATE INDEX locations_image ON public.locations USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX locations_name ON public.locations USING btree (fold(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX locations_owner ON public.locations USING btree (owner_organization_id) WHERE (deleted_at IS NULL);
alter table locations enable row level security, force row level security;
create policy adding on locations as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (owner_organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on locations as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(id));
create policy reading on locations as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (owner_organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR (((( SELECT app_scope() AS app_scope) <> 'public'::text) OR (NOT is_hidden)) AND (EXISTS ( SELECT
   FROM location_organizations link
  WHERE (link.location_id = locations.id)))));
create policy removing on locations as permissive for delete to public
  using ( SELECT app_sees_all() AS app_sees_all);
CREATE TRIGGER location_changed AFTER UPDATE OF name, street, city, zipcode, deleted_at ON public.locations FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.street IS DISTINCT FROM new.street)) OR (old.city IS DISTINCT FROM new.city)) OR (old.zipcode IS DISTINCT FROM new.zipcode)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION location_changed();
CREATE TRIGGER location_hidden AFTER UPDATE OF is_hidden ON public.locations FOR EACH ROW WHEN ((old.is_hidden <> new.is_hidden)) EXECUTE FUNCTION location_hidden();
CREATE TRIGGER owner_stays BEFORE UPDATE OF owner_organization_id ON public.locations FOR EACH ROW WHEN ((old.owner_organization_id <> new.owner_organization_id)) EXECUTE FUNCTION refuse_new_owner();

create table mails (
  id bigint not null generated always as identity,
  recipient citext not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  locale text not null default 'nl'::text,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  reply_to text,
  message_id bigint,
  once_key text,
  sender_organization_id bigint default sending_organization(),
  emptied_at timestamp with time zone,
  link_until timestamp with time zone,
  attempted_at timestamp with time zone,
  refused_at timestamp with time zone,
  limit_key text,
  limit_hash text,
  about jsonb,
  attachment_id uuid,
  attachment_name text
);
alter table mails add constraint mails_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES files(id);
alter table mails add constraint mails_check CHECK (((attachment_id IS NULL) = (attachment_name IS NULL)));
alter table mails add constraint mails_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;
alter table mails add constraint mails_pkey PRIMARY KEY (id);
alter table mails add constraint mails_sender_organization_id_fkey FOREIGN KEY (sender_organization_id) REFERENCES organizations(id);
alter table mails add constraint mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])));
CREATE INDEX mails_attachment ON public.mails USING btree (attachment_id) WHERE (attachment_id IS NOT NULL);
CREATE INDEX mails_counted ON public.mails USING btree (recipient, created_at) WHERE (limit_key IS NOT NULL);
CREATE INDEX mails_counted_erased ON public.mails USING btree (limit_hash, created_at) WHERE (limit_hash IS NOT NULL);
CREATE INDEX mails_full ON public.mails USING btree (created_at) WHERE (emptied_at IS NULL);
CREATE INDEX mails_newest ON public.mails USING btree (created_at DESC, id DESC);
CREATE INDEX mails_of_message ON public.mails USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX mails_of_recipient ON public.mails USING btree (recipient);
CREATE UNIQUE INDEX mails_once ON public.mails USING btree (once_key) WHERE (once_key IS NOT NULL);
CREATE INDEX mails_sender ON public.mails USING btree (sender_organization_id) WHERE (sender_organization_id IS NOT NULL);
CREATE INDEX mails_sent ON public.mails USING btree (sent_at DESC) WHERE (sent_at IS NOT NULL);
CREATE INDEX mails_undelivered ON public.mails USING btree (created_at) WHERE (status <> 'sent'::text);
CREATE INDEX mails_waiting ON public.mails USING btree (id) WHERE (status = 'queued'::text);
CREATE INDEX mails_with_link ON public.mails USING btree (link_until) WHERE (link_until IS NOT NULL);
CREATE TRIGGER noted_with_orders AFTER INSERT ON public.mails REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_order_mails();
CREATE TRIGGER status_kept BEFORE DELETE ON public.mails FOR EACH ROW WHEN ((old.about IS NOT NULL)) EXECUTE FUNCTION keep_order_mail_status();

create table messages (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  activity_id bigint,
  session_id bigint,
  bundle_id bigint,
  product_id bigint,
  subject text not null,
  body text not null,
  recipients integer not null,
  includes_waitlist boolean not null default false,
  sent_by bigint,
  created_at timestamp(3) with time zone not null default now()
);
alter table messages add constraint messages_body_check CHECK (((length(body) >= 1) AND (length(body) <= 10000)));
alter table messages add constraint messages_check CHECK (((activity_id IS NULL) <> (product_id IS NULL)));
alter table messages add constraint messages_check1 CHECK (((session_id IS NULL) OR (bundle_id IS NULL)));
alter table messages add constraint messages_check2 CHECK (((activity_id IS NOT NULL) OR ((session_id IS NULL) AND (bundle_id IS NULL))));
alter table messages add constraint messages_organization_id_activity_id_bundle_id_fkey FOREIGN KEY (organization_id, activity_id, bundle_id) REFERENCES bundles(organization_id, activity_id, id);
alter table messages add constraint messages_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table messages add constraint messages_organization_id_activity_id_session_id_fkey FOREIGN KEY (organization_id, activity_id, session_id) REFERENCES sessions(organization_id, activity_id, id);
alter table messages add constraint messages_organization_id_id_key UNIQUE (organization_id, id);
alter table messages add constraint messages_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id);
alter table messages add constraint messages_pkey PRIMARY KEY (id);
alter table messages add constraint messages_recipients_check CHECK ((recipients > 0));
alter table messages add constraint messages_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL;
alter table messages add constraint messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)));
CREATE INDEX messages_age ON public.messages USING btree (created_at);
CREATE INDEX messages_of_activity ON public.messages USING btree (organization_id, activity_id, created_at DESC, id DESC) WHERE (activity_id IS NOT NULL);
CREATE INDEX messages_of_bundle ON public.messages USING btree (bundle_id, created_at DESC, id DESC) WHERE (bundle_id IS NOT NULL);
CREATE INDEX messages_of_product ON public.messages USING btree (organization_id, product_id, created_at DESC, id DESC) WHERE (product_id IS NOT NULL);
CREATE INDEX messages_of_session ON public.messages USING btree (session_id, created_at DESC, id DESC) WHERE (session_id IS NOT NULL);
CREATE INDEX messages_sent_by ON public.messages USING btree (sent_by) WHERE (sent_by IS NOT NULL);
alter table messages enable row level security, force row level security;
create policy adding on messages as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on messages as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on messages as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on messages as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table notification_deliveries (
  notification_id bigint not null,
  profile_id bigint not null,
  status text not null default 'queued'::text,
  reason text,
  attempts smallint not null default 0,
  due_at timestamp with time zone not null default now(),
  claimed_at timestamp with time zone,
  sent_at timestamp(3) with time zone
);
alter table notification_deliveries add constraint notification_deliveries_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
alter table notification_deliveries add constraint notification_deliveries_pkey PRIMARY KEY (notification_id, profile_id);
alter table notification_deliveries add constraint notification_deliveries_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
alter table notification_deliveries add constraint notification_deliveries_reason_check CHECK ((reason = ANY (ARRAY['unsubscribed'::text, 'no_device'::text, 'unsupported_device'::text, 'erased'::text, 'canceled'::text, 'quiet_hours'::text, 'retry'::text, 'refused'::text, 'unavailable'::text, 'interrupted'::text, 'timeout'::text]))) NOT VALID;
alter table notification_deliveries add constraint notification_deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])));
CREATE INDEX notification_deliveries_claimed ON public.notification_deliveries USING btree (claimed_at) WHERE (status = 'sending'::text);
CREATE INDEX notification_deliveries_due ON public.notification_deliveries USING btree (notification_id, due_at, profile_id) WHERE (status = 'queued'::text);
CREATE INDEX notification_deliveries_of_profile ON public.notification_deliveries USING btree (profile_id);
alter table notification_deliveries enable row level security, force row level security;
create policy adding on notification_deliveries as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on notification_deliveries as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on notification_deliveries as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (notification_id IN ( SELECT notifications.id
   FROM notifications)));
create policy removing on notification_deliveries as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table notification_settings (
  application_id bigint not null,
  quiet_from time without time zone,
  quiet_until time without time zone,
  updated_at timestamp(3) with time zone not null default now()
);
alter table notification_settings add constraint notification_settings_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table notification_settings add constraint notification_settings_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL)));
alter table notification_settings add constraint notification_settings_check1 CHECK ((quiet_from <> quiet_until));
alter table notification_settings add constraint notification_settings_pkey PRIMARY KEY (application_id);
alter table notification_settings enable row level security, force row level security;
create policy adding on notification_settings as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy changing on notification_settings as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));
create policy reading on notification_settings as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on notification_settings as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR administers(application_id));

create table notifications (
  id bigint not null generated always as identity,
  application_id bigint not null,
  organization_id bigint,
  title text not null,
  contents text not null,
  audience jsonb not null default '{}'::jsonb,
  status text not null default 'draft'::text,
  send_on timestamp(3) with time zone,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  canceled_at timestamp(3) with time zone,
  paused_until timestamp with time zone,
  worked_at timestamp with time zone,
  recipients_count integer not null default 0,
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  skipped_count integer not null default 0,
  created_by bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  sent_by bigint
);
alter table notifications add constraint notifications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table notifications add constraint notifications_check CHECK (((status = 'draft'::text) = (send_on IS NULL)));
alter table notifications add constraint notifications_check1 CHECK ((((sent_count + failed_count) + skipped_count) <= recipients_count));
alter table notifications add constraint notifications_contents_check CHECK (((length(contents) >= 1) AND (length(contents) <= 1000)));
alter table notifications add constraint notifications_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
alter table notifications add constraint notifications_failed_count_check CHECK ((failed_count >= 0));
alter table notifications add constraint notifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table notifications add constraint notifications_pkey PRIMARY KEY (id);
alter table notifications add constraint notifications_recipients_count_check CHECK ((recipients_count >= 0));
alter table notifications add constraint notifications_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id);
alter table notifications add constraint notifications_sent_count_check CHECK ((sent_count >= 0));
alter table notifications add constraint notifications_skipped_count_check CHECK ((skipped_count >= 0));
alter table notifications add constraint notifications_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'failed'::text])));
alter table notifications add constraint notifications_title_check CHECK (((length(title) >= 1) AND (length(title) <= 255)));
CREATE INDEX notifications_created_by ON public.notifications USING btree (created_by);
CREATE INDEX notifications_of_application ON public.notifications USING btree (application_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX notifications_of_organization ON public.notifications USING btree (organization_id, created_at DESC, id DESC) WHERE (organization_id IS NOT NULL);
CREATE INDEX notifications_sent_by ON public.notifications USING btree (sent_by) WHERE (sent_by IS NOT NULL);
CREATE INDEX notifications_under_way ON public.notifications USING btree (send_on) WHERE (status = ANY (ARRAY['scheduled'::text, 'sending'::text]));
alter table notifications enable row level security, force row level security;
create policy adding on notifications as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])) AND administers(application_id))));
create policy changing on notifications as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])) AND administers(application_id))));
create policy reading on notifications as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])) AND ((( SELECT app_scope() AS app_scope) = 'applications'::text) OR ((( SELECT app_user_id() AS app_user_id) IS NOT NULL) AND administers(application_id)))));
create policy removing on notifications as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])) AND administers(application_id))));
create policy sold_here on notifications as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));

create table onboarding_hidden (
  organization_id bigint not null,
  user_id bigint not null
);
alter table onboarding_hidden add constraint onboarding_hidden_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table onboarding_hidden add constraint onboarding_hidden_pkey PRIMARY KEY (organization_id, user_id);
alter table onboarding_hidden add constraint onboarding_hidden_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX onboarding_hidden_user ON public.onboarding_hidden USING btree (user_id);
alter table onboarding_hidden enable row level security, force row level security;
create policy adding on onboarding_hidden as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on onboarding_hidden as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on onboarding_hidden as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on onboarding_hidden as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table opening_exceptions (
  id bigint not null generated always as identity,
  location_id bigint not null,
  date date not null,
  state text not null,
  opened_at text,
  closed_at text
);
alter table opening_exceptions add constraint opening_exceptions_check CHECK (((state = 'open'::text) = ((opened_at IS NOT NULL) AND (closed_at IS NOT NULL))));
alter table opening_exceptions add constraint opening_exceptions_closed_at_check CHECK ((closed_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'::text));
alter table opening_exceptions add constraint opening_exceptions_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table opening_exceptions add constraint opening_exceptions_opened_at_check CHECK ((opened_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
alter table opening_exceptions add constraint opening_exceptions_pkey PRIMARY KEY (id);
alter table opening_exceptions add constraint opening_exceptions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])));
CREATE INDEX opening_exceptions_location ON public.opening_exceptions USING btree (location_id, date);
alter table opening_exceptions enable row level security, force row level security;
create policy adding on opening_exceptions as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy changing on opening_exceptions as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy reading on opening_exceptions as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (EXISTS ( SELECT
   FROM location_organizations link
  WHERE (link.location_id = opening_exceptions.location_id))));
create policy removing on opening_exceptions as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));

create table opening_hours (
  id bigint not null generated always as identity,
  location_id bigint not null,
  weekday smallint not null,
  state text not null,
  opened_at text,
  closed_at text
);
alter table opening_hours add constraint opening_hours_check CHECK (((state = 'open'::text) = ((opened_at IS NOT NULL) AND (closed_at IS NOT NULL))));
alter table opening_hours add constraint opening_hours_closed_at_check CHECK ((closed_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'::text));
alter table opening_hours add constraint opening_hours_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table opening_hours add constraint opening_hours_opened_at_check CHECK ((opened_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
alter table opening_hours add constraint opening_hours_pkey PRIMARY KEY (id);
alter table opening_hours add constraint opening_hours_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])));
alter table opening_hours add constraint opening_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)));
CREATE INDEX opening_hours_location ON public.opening_hours USING btree (location_id, weekday, opened_at);
alter table opening_hours enable row level security, force row level security;
create policy adding on opening_hours as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy changing on opening_hours as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));
create policy reading on opening_hours as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (EXISTS ( SELECT
   FROM location_organizations link
  WHERE (link.location_id = opening_hours.location_id))));
create policy removing on opening_hours as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_edit_location(location_id));

create table order_lines (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  "position" smallint not null,
  title text not null,
  quantity integer not null,
  unit_price_in_cents integer not null,
  vat_percentage smallint not null,
  vat_exemption_reason text,
  vat_in_cents integer not null,
  total_price_in_cents integer not null,
  term jsonb,
  parts smallint not null default 1,
  created_at timestamp with time zone not null default now(),
  start_date date,
  start_time text,
  lowered_in_cents integer not null default 0
);
alter table order_lines add constraint order_lines_check CHECK ((total_price_in_cents = (quantity * unit_price_in_cents)));
alter table order_lines add constraint order_lines_check1 CHECK ((vat_in_cents <= total_price_in_cents));
alter table order_lines add constraint order_lines_check2 CHECK (((start_date IS NOT NULL) OR (start_time IS NULL)));
alter table order_lines add constraint order_lines_lowered_in_cents_check CHECK ((lowered_in_cents >= 0));
alter table order_lines add constraint order_lines_order_id_position_key UNIQUE (order_id, "position");
alter table order_lines add constraint order_lines_organization_id_application_id_id_key UNIQUE (organization_id, application_id, id);
alter table order_lines add constraint order_lines_organization_id_application_id_order_id_fkey FOREIGN KEY (organization_id, application_id, order_id) REFERENCES orders(organization_id, application_id, id);
alter table order_lines add constraint order_lines_organization_id_id_key UNIQUE (organization_id, id);
alter table order_lines add constraint order_lines_parts_check CHECK (((parts >= 1) AND (parts <= 1000)));
alter table order_lines add constraint order_lines_pkey PRIMARY KEY (id);
alter table order_lines add constraint order_lines_position_check CHECK (("position" > 0));
alter table order_lines add constraint order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)));
alter table order_lines add constraint order_lines_start_time_check CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
alter table order_lines add constraint order_lines_term_check CHECK ((jsonb_typeof(term) = 'array'::text));
alter table order_lines add constraint order_lines_title_check CHECK (((length(title) >= 1) AND (length(title) <= 1000)));
alter table order_lines add constraint order_lines_unit_price_in_cents_check CHECK (((unit_price_in_cents >= 0) AND (unit_price_in_cents <= 1000000)));
alter table order_lines add constraint order_lines_vat_in_cents_check CHECK ((vat_in_cents >= 0));
alter table order_lines add constraint order_lines_vat_percentage_check CHECK (((vat_percentage >= 0) AND (vat_percentage <= 100)));
alter table order_lines enable row level security, force row level security;
create policy adding on order_lines as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on order_lines as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on order_lines as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on order_lines as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on order_lines as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.order_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER sold_as_it_was BEFORE UPDATE ON public.order_lines FOR EACH ROW EXECUTE FUNCTION keep_sold_line();

create table order_links (
  token_hash bytea not null,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  created_at timestamp with time zone not null default now()
);
alter table order_links add constraint order_links_organization_id_application_id_order_id_fkey FOREIGN KEY (organization_id, application_id, order_id) REFERENCES orders(organization_id, application_id, id);
alter table order_links add constraint order_links_pkey PRIMARY KEY (token_hash);
CREATE INDEX order_links_order ON public.order_links USING btree (organization_id, application_id, order_id);
alter table order_links enable row level security, force row level security;
create policy adding on order_links as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on order_links as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on order_links as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on order_links as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on order_links as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));

create table order_mails (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  mail_id bigint,
  kind text not null,
  status text,
  created_at timestamp with time zone not null default now(),
  written_at timestamp with time zone not null default clock_timestamp()
);
alter table order_mails add constraint order_mails_check CHECK (((mail_id IS NULL) = (status IS NOT NULL)));
alter table order_mails add constraint order_mails_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE SET NULL;
alter table order_mails add constraint order_mails_organization_id_application_id_order_id_fkey FOREIGN KEY (organization_id, application_id, order_id) REFERENCES orders(organization_id, application_id, id);
alter table order_mails add constraint order_mails_pkey PRIMARY KEY (id);
alter table order_mails add constraint order_mails_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'failed'::text])));
CREATE INDEX order_mails_mail ON public.order_mails USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX order_mails_order ON public.order_mails USING btree (order_id, id);
alter table order_mails enable row level security, force row level security;
create policy adding on order_mails as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on order_mails as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on order_mails as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on order_mails as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on order_mails as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));

create table order_search (
  order_id bigint not null,
  organization_id bigint not null,
  application_id bigint not null,
  text text not null
);
alter table order_search add constraint order_search_organization_id_application_id_order_id_fkey FOREIGN KEY (organization_id, application_id, order_id) REFERENCES orders(organization_id, application_id, id);
alter table order_search add constraint order_search_pkey PRIMARY KEY (order_id);
CREATE INDEX order_search_text ON public.order_search USING gin (organization_id, text gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table order_search enable row level security, force row level security;
create policy adding on order_search as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on order_search as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on order_search as permissive for select to public
  using ((( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])))) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[]))) AND (text ~~ ( SELECT app_search_pattern() AS app_search_pattern)));
create policy removing on order_search as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table orders (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  first_name text not null,
  last_name text not null,
  email citext,
  locale text not null default 'nl'::text,
  status text not null,
  payment_type text,
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  transaction_fee_in_cents integer not null default 0,
  total_price_in_cents integer not null,
  psp_reference text,
  paid_at timestamp with time zone,
  payout_month character(7),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  refunded_in_cents integer not null default 0,
  reserved_until timestamp with time zone,
  reserved_by bytea,
  profile_id bigint,
  return_url text,
  sepa_line_id bigint,
  reserved_by_site bytea
);
alter table orders add constraint orders_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table orders add constraint orders_application_id_profile_id_fkey FOREIGN KEY (application_id, profile_id) REFERENCES profiles(application_id, id);
alter table orders add constraint orders_check CHECK ((total_price_in_cents = ((subtotal_price_in_cents + vat_in_cents) + transaction_fee_in_cents)));
alter table orders add constraint orders_check1 CHECK (((status <> 'free'::text) OR (total_price_in_cents = 0)));
alter table orders add constraint orders_check2 CHECK (((paid_at IS NOT NULL) OR (status <> ALL (ARRAY['paid'::text, 'complete'::text, 'partly_refunded'::text, 'refunded'::text]))));
alter table orders add constraint orders_check3 CHECK ((refunded_in_cents <= total_price_in_cents));
alter table orders add constraint orders_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table orders add constraint orders_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table orders add constraint orders_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table orders add constraint orders_organization_id_application_id_id_key UNIQUE (organization_id, application_id, id);
alter table orders add constraint orders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table orders add constraint orders_organization_id_id_key UNIQUE (organization_id, id);
alter table orders add constraint orders_organization_id_sepa_line_id_fkey FOREIGN KEY (organization_id, sepa_line_id) REFERENCES sepa_lines(organization_id, id);
alter table orders add constraint orders_payment_type_check CHECK ((payment_type = ANY (ARRAY['ideal'::text, 'bancontact'::text, 'creditcard'::text, 'wallet'::text, 'cash'::text, 'free'::text, 'external'::text])));
alter table orders add constraint orders_payout_month_check CHECK ((payout_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
alter table orders add constraint orders_pkey PRIMARY KEY (id);
alter table orders add constraint orders_psp_reference_key UNIQUE (psp_reference);
alter table orders add constraint orders_refunded_in_cents_check CHECK ((refunded_in_cents >= 0));
alter table orders add constraint orders_return_url_check CHECK (((length(return_url) >= 1) AND (length(return_url) <= 1000)));
alter table orders add constraint orders_status_check CHECK ((status = ANY (ARRAY['free'::text, 'open'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'canceled'::text, 'partly_refunded'::text, 'refunded'::text, 'external'::text, 'complete'::text])));
alter table orders add constraint orders_subtotal_price_in_cents_check CHECK ((subtotal_price_in_cents >= 0));
alter table orders add constraint orders_transaction_fee_in_cents_check CHECK ((transaction_fee_in_cents >= 0));
alter table orders add constraint orders_vat_in_cents_check CHECK ((vat_in_cents >= 0));
CREATE INDEX orders_by_buyer ON public.orders USING btree ("left"(fold(((last_name || ' '::text) || first_name)), 80), id) INCLUDE (organization_id, application_id, last_name, first_name);
CREATE INDEX orders_named ON public.orders USING btree (created_at) WHERE ((email IS NULL) OR (email !~~ '%@erased.invalid'::citext));
CREATE INDEX orders_newest ON public.orders USING btree (created_at DESC, id DESC) INCLUDE (organization_id, application_id, status, payment_type, payout_month);
CREATE INDEX orders_of_address ON public.orders USING btree (((email)::text), created_at DESC, id DESC);
CREATE INDEX orders_of_application ON public.orders USING btree (application_id, created_at DESC, id DESC) INCLUDE (organization_id, status, payment_type, payout_month);
CREATE INDEX orders_of_organization ON public.orders USING btree (organization_id, created_at DESC, id DESC) INCLUDE (application_id, status, payment_type, payout_month);
CREATE INDEX orders_of_payout ON public.orders USING btree (payout_month, created_at DESC, id DESC) INCLUDE (organization_id, application_id) WHERE (payout_month IS NOT NULL);
CREATE INDEX orders_paid_online ON public.orders USING btree (application_id, paid_at) WHERE (payment_type = ANY (ARRAY['ideal'::text, 'bancontact'::text, 'creditcard'::text]));
CREATE INDEX orders_payout ON public.orders USING btree (organization_id, payout_month);
CREATE INDEX orders_profile ON public.orders USING btree (application_id, profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX orders_reserved ON public.orders USING btree (reserved_until) WHERE ((status = 'open'::text) AND (reserved_until IS NOT NULL));
CREATE INDEX orders_reserved_by ON public.orders USING btree (reserved_by) WHERE ((status = 'open'::text) AND (reserved_by IS NOT NULL));
CREATE INDEX orders_reserved_by_site ON public.orders USING btree (reserved_by_site) WHERE ((status = 'open'::text) AND (reserved_by_site IS NOT NULL));
CREATE INDEX orders_settled ON public.orders USING btree (organization_id, sepa_line_id) WHERE (sepa_line_id IS NOT NULL);
CREATE INDEX orders_status ON public.orders USING btree (status, id) INCLUDE (organization_id, application_id);
CREATE INDEX orders_total ON public.orders USING btree (total_price_in_cents, id) INCLUDE (organization_id, application_id);
CREATE INDEX orders_unsettled ON public.orders USING btree (organization_id, payout_month) WHERE ((sepa_line_id IS NULL) AND (payout_month IS NOT NULL));
alter table orders enable row level security, force row level security;
create policy adding on orders as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on orders as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on orders as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on orders as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on orders as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER another_address BEFORE UPDATE OF email ON public.orders FOR EACH ROW WHEN (((old.profile_id IS NOT NULL) AND (new.email IS DISTINCT FROM old.email))) EXECUTE FUNCTION leave_profile();
CREATE TRIGGER forget_reserving_network BEFORE UPDATE OF status ON public.orders FOR EACH ROW WHEN (((old.reserved_by IS NOT NULL) AND (new.status <> 'open'::text))) EXECUTE FUNCTION forget_reserving_network();
CREATE TRIGGER kept_in_payout BEFORE UPDATE ON public.orders FOR EACH ROW WHEN (((old.sepa_line_id IS NOT NULL) AND ((old.payout_month IS DISTINCT FROM new.payout_month) OR (old.payment_type IS DISTINCT FROM new.payment_type) OR (old.paid_at IS DISTINCT FROM new.paid_at) OR (old.total_price_in_cents <> new.total_price_in_cents)))) EXECUTE FUNCTION keep_paid_out();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER order_text_added AFTER INSERT ON public.orders REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION find_order_text();
CREATE TRIGGER order_text_changed AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION find_order_text();
CREATE TRIGGER orders_added AFTER INSERT ON public.orders REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_orders();
CREATE TRIGGER orders_changed AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_orders();
CREATE TRIGGER profile_of_participant AFTER UPDATE ON public.orders FOR EACH ROW WHEN ((old.profile_id IS DISTINCT FROM new.profile_id)) EXECUTE FUNCTION participant_of_profile();

create table organization_applications (
  organization_id bigint not null,
  application_id bigint not null,
  linked_at timestamp with time zone not null default now()
);
alter table organization_applications add constraint organization_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table organization_applications add constraint organization_applications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table organization_applications add constraint organization_applications_pkey PRIMARY KEY (organization_id, application_id);
alter table organization_applications add constraint organization_unlinked TRIGGER DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX organization_applications_by_application ON public.organization_applications USING btree (application_id, organization_id);
alter table organization_applications enable row level security, force row level security;
create policy adding on organization_applications as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR may_link_organization(organization_id, application_id));
create policy changing on organization_applications as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_link_organization(organization_id, application_id));
create policy reading on organization_applications as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = ANY (ARRAY['applications'::text, 'public'::text])) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on organization_applications as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR may_link_organization(organization_id, application_id));
CREATE TRIGGER home_moves AFTER DELETE ON public.organization_applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_home_linked();
CREATE TRIGGER home_stays_linked AFTER INSERT ON public.organization_applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_home_linked();
CREATE TRIGGER linked_otherwise AFTER INSERT OR DELETE OR UPDATE ON public.organization_applications FOR EACH STATEMENT EXECUTE FUNCTION forget_linked_organizations();
CREATE TRIGGER organization_links_added AFTER INSERT ON public.organization_applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION organization_links_changed();
CREATE TRIGGER organization_links_gone AFTER DELETE ON public.organization_applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION organization_links_changed();
CREATE CONSTRAINT TRIGGER organization_unlinked AFTER DELETE ON public.organization_applications DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revoke_invites_of_unlinked();

create table organization_counts (
  application_ids bigint[] not null,
  status text not null,
  change bigint not null
);
alter table organization_counts enable row level security, force row level security;
create policy adding on organization_counts as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on organization_counts as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on organization_counts as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_ids && ( SELECT app_application_ids() AS app_application_ids))));
create policy removing on organization_counts as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table organization_labels (
  organization_id bigint not null,
  label_id bigint not null
);
alter table organization_labels add constraint organization_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id);
alter table organization_labels add constraint organization_labels_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table organization_labels add constraint organization_labels_pkey PRIMARY KEY (organization_id, label_id);
CREATE INDEX organization_labels_label ON public.organization_labels USING btree (label_id);
alter table organization_labels enable row level security, force row level security;
create policy adding on organization_labels as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on organization_labels as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on organization_labels as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on organization_labels as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table organization_sales (
  list text not null,
  organization_id bigint not null,
  application_id bigint not null,
  day date not null,
  status text not null,
  payment_type text not null,
  payout_month text not null,
  rows integer not null,
  subtotal_in_cents bigint not null,
  vat_in_cents bigint not null,
  fee_in_cents bigint not null,
  total_in_cents bigint not null,
  refunded_in_cents bigint not null,
  is_sum boolean not null default false,
  local_day date not null,
  is_purchase boolean not null default false
);
alter table organization_sales add constraint organization_sales_list_check CHECK ((list = ANY (ARRAY['orders'::text, 'transactions'::text, 'cancellations'::text])));
CREATE INDEX organization_sales_added ON public.organization_sales USING btree (organization_id, list, day, application_id) WHERE (NOT is_sum);
CREATE INDEX organization_sales_day ON public.organization_sales USING btree (organization_id, list, day);
CREATE INDEX organization_sales_local_day ON public.organization_sales USING btree (organization_id, list, local_day);
alter table organization_sales enable row level security, force row level security;
create policy adding on organization_sales as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on organization_sales as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on organization_sales as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on organization_sales as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy sold_here on organization_sales as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));

create table organization_search (
  organization_id bigint not null,
  text text not null,
  status text not null,
  application_ids bigint[] not null
);
alter table organization_search add constraint organization_search_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table organization_search add constraint organization_search_pkey PRIMARY KEY (organization_id);
CREATE INDEX organization_search_text ON public.organization_search USING gin (text gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table organization_search enable row level security, force row level security;
create policy adding on organization_search as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on organization_search as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on organization_search as permissive for select to public
  using ((( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_ids && ( SELECT app_application_ids() AS app_application_ids)))) AND (text ~~ ( SELECT app_search_pattern() AS app_search_pattern)));
create policy removing on organization_search as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER count_added AFTER INSERT ON public.organization_search REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_organizations();
CREATE TRIGGER count_gone AFTER DELETE ON public.organization_search REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_organizations();

create table organization_sports (
  organization_id bigint not null,
  sport_id bigint not null
);
alter table organization_sports add constraint organization_sports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table organization_sports add constraint organization_sports_pkey PRIMARY KEY (organization_id, sport_id);
alter table organization_sports add constraint organization_sports_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id) ON DELETE CASCADE;
CREATE INDEX organization_sports_sport ON public.organization_sports USING btree (sport_id);
alter table organization_sports enable row level security, force row level security;
create policy adding on organization_sports as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on organization_sports as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on organization_sports as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND ( SELECT true
   FROM organization_applications link
  WHERE ((link.organization_id = organization_sports.organization_id) AND (link.application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])))
 LIMIT 1)));
create policy removing on organization_sports as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table organization_unlinks (
  organization_id bigint not null,
  application_id bigint not null,
  unlinked_at timestamp with time zone not null default now(),
  unlinked_by bigint,
  unlinked_levels bigint[] not null default '{}'::bigint[],
  unlinked_as text
);
alter table organization_unlinks add constraint organization_unlinks_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table organization_unlinks add constraint organization_unlinks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table organization_unlinks add constraint organization_unlinks_pkey PRIMARY KEY (organization_id, application_id);
alter table organization_unlinks add constraint organization_unlinks_unlinked_as_check CHECK ((unlinked_as = ANY (ARRAY['superadmin'::text, 'admin'::text])));
alter table organization_unlinks add constraint organization_unlinks_unlinked_by_fkey FOREIGN KEY (unlinked_by) REFERENCES users(id) ON DELETE SET NULL;
CREATE INDEX organization_unlinks_application ON public.organization_unlinks USING btree (application_id);
CREATE INDEX organization_unlinks_by ON public.organization_unlinks USING btree (unlinked_by) WHERE (unlinked_by IS NOT NULL);
alter table organization_unlinks enable row level security, force row level security;
create policy adding on organization_unlinks as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND administers(application_id)));
create policy changing on organization_unlinks as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND administers(application_id)));
create policy reading on organization_unlinks as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on organization_unlinks as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND administers(application_id)));

create table organizations (
  id bigint not null generated by default as identity,
  home_application_id bigint not null,
  name text not null,
  type text not null default 'association'::text,
  description text,
  kvk_number text,
  city text,
  email citext,
  phone text,
  website text,
  socials jsonb not null default '{}'::jsonb,
  timezone text not null default 'Europe/Amsterdam'::text,
  status text not null default 'pending'::text,
  rejected_reason text,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  search_text text not null generated always as (fold(((((((name || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(kvk_number, ''::text)) || ' '::text) || COALESCE((email)::text, ''::text)))) stored,
  logo_id uuid,
  header_id uuid,
  logo_url text generated always as (('/v1/files/'::text || (logo_id)::text)) stored,
  submitted_at timestamp with time zone not null default now(),
  deleted_by bigint,
  deleted_as text,
  deleted_levels bigint[] not null default '{}'::bigint[],
  application_ids bigint[] not null default '{}'::bigint[],
  email_changed_at timestamp with time zone,
  vat_number text,
  email_changed_by bigint,
  previous_email citext,
  email_changed_through bigint[] not null default '{}'::bigint[],
  review_before jsonb
);
alter table organizations add constraint organization_removed TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table organizations add constraint organizations_deleted_as_check CHECK ((deleted_as = ANY (ARRAY['superadmin'::text, 'admin'::text])));
alter table organizations add constraint organizations_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table organizations add constraint organizations_email_changed_by_fkey FOREIGN KEY (email_changed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table organizations add constraint organizations_home_application_id_fkey FOREIGN KEY (home_application_id) REFERENCES applications(id);
alter table organizations add constraint organizations_id_header_id_fkey FOREIGN KEY (id, header_id) REFERENCES files(organization_id, id);
alter table organizations add constraint organizations_id_logo_id_fkey FOREIGN KEY (id, logo_id) REFERENCES files(organization_id, id);
alter table organizations add constraint organizations_kvk_number_check CHECK ((kvk_number ~ '^[0-9]{8}$'::text));
alter table organizations add constraint organizations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table organizations add constraint organizations_reason CHECK (((length(rejected_reason) <= 1000) AND
CASE status
    WHEN 'rejected'::text THEN (rejected_reason IS NOT NULL)
    WHEN 'accepted'::text THEN (rejected_reason IS NULL)
    ELSE true
END));
alter table organizations add constraint organizations_reviewer FOREIGN KEY (reviewed_by) REFERENCES users(id);
alter table organizations add constraint organizations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text])));
alter table organizations add constraint organizations_type_check CHECK ((type = ANY (ARRAY['association'::text, 'company'::text, 'foundation'::text, 'municipality'::text, 'school'::text, 'healthcare'::text, 'individual'::text, 'other'::text])));
alter table organizations add constraint organizations_vat_number_check CHECK ((vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,12}$'::text));
CREATE INDEX organizations_by_reviewer ON public.organizations USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);
CREATE INDEX organizations_city ON public.organizations USING btree (fold(city), id) INCLUDE (application_ids, status, deleted_at, city) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_deleted ON public.organizations USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX organizations_deleted_by ON public.organizations USING btree (deleted_by) WHERE (deleted_by IS NOT NULL);
CREATE INDEX organizations_email_changed_by ON public.organizations USING btree (email_changed_by) WHERE (email_changed_by IS NOT NULL);
CREATE INDEX organizations_home_application ON public.organizations USING btree (home_application_id);
CREATE INDEX organizations_likeness ON public.organizations USING gist (fold(name) gist_trgm_ops (siglen='64')) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_name ON public.organizations USING btree (fold(name), id) INCLUDE (application_ids, status, deleted_at, name) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_newest ON public.organizations USING btree (created_at, id) INCLUDE (application_ids, status, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_published ON public.organizations USING btree (id) INCLUDE (application_ids, status, deleted_at) WHERE ((status = 'accepted'::text) AND (deleted_at IS NULL));
CREATE INDEX organizations_removed ON public.organizations USING btree (id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX organizations_reviewed ON public.organizations USING btree (reviewed_at DESC, id) WHERE ((reviewed_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX organizations_status ON public.organizations USING btree (status, id) INCLUDE (application_ids, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_type ON public.organizations USING btree (type, id) INCLUDE (application_ids, status, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_waiting ON public.organizations USING btree (submitted_at, id) WHERE ((status = 'pending'::text) AND (deleted_at IS NULL));
alter table organizations enable row level security, force row level security;
create policy adding on organizations as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on organizations as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on organizations as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (status = 'accepted'::text) AND (deleted_at IS NULL) AND (id IN ( SELECT app_public_links() AS app_public_links)));
create policy reading on organizations as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (( SELECT
        CASE app_scope()
            WHEN 'applications'::text THEN (app_application_ids())[1]
            ELSE NULL::bigint
        END AS "case") = ANY (application_ids)) OR (id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_ids && ( SELECT app_application_ids() AS app_application_ids))));
create policy removing on organizations as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER figures_of_organization AFTER UPDATE ON public.organizations FOR EACH ROW WHEN ((((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) OR (old.application_ids <> new.application_ids))) EXECUTE FUNCTION mark_session_changes();
CREATE TRIGGER organization_changed AFTER UPDATE ON public.organizations FOR EACH ROW WHEN ((((old.search_text IS DISTINCT FROM new.search_text) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION organization_changed();
CREATE CONSTRAINT TRIGGER organization_removed AFTER UPDATE OF deleted_at ON public.organizations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION revoke_invites_of_organization();
CREATE TRIGGER organizations_added AFTER INSERT ON public.organizations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION organizations_added();
CREATE TRIGGER organizations_email_changed BEFORE UPDATE OF email ON public.organizations FOR EACH ROW WHEN ((old.email IS DISTINCT FROM new.email)) EXECUTE FUNCTION note_email_change();
CREATE TRIGGER organizations_email_entered BEFORE INSERT ON public.organizations FOR EACH ROW WHEN ((new.email IS NOT NULL)) EXECUTE FUNCTION note_email_change();
CREATE TRIGGER platforms_are_copied BEFORE INSERT ON public.organizations FOR EACH ROW WHEN (((new.application_ids <> '{}'::bigint[]) AND (app_scope() IS DISTINCT FROM 'system'::text))) EXECUTE FUNCTION refuse_platform_copy();
CREATE TRIGGER platforms_stay_copied BEFORE UPDATE OF application_ids ON public.organizations FOR EACH ROW WHEN (((new.application_ids IS DISTINCT FROM old.application_ids) AND (app_scope() IS DISTINCT FROM 'system'::text))) EXECUTE FUNCTION refuse_platform_copy();
CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.organizations FOR EACH ROW WHEN (((old.status <> new.status) AND (((((old.status <> 'pending'::text) OR (new.status <> 'accepted'::text)) AND ((old.status <> 'pending'::text) OR (new.status <> 'rejected'::text))) AND ((old.status <> 'rejected'::text) OR (new.status <> 'pending'::text))) AND ((old.status <> 'rejected'::text) OR (new.status <> 'accepted'::text))))) EXECUTE FUNCTION refuse_organization_move();

create table organizer_cancellations (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  activity_id bigint not null,
  kind text not null,
  session_ids bigint[] not null,
  bundle_ids bigint[] not null,
  canceled_by bigint,
  canceled_at timestamp with time zone not null
);
alter table organizer_cancellations add constraint organizer_cancellations_canceled_by_fkey FOREIGN KEY (canceled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table organizer_cancellations add constraint organizer_cancellations_check CHECK (((cardinality(session_ids) + cardinality(bundle_ids)) > 0));
alter table organizer_cancellations add constraint organizer_cancellations_kind_check CHECK ((kind = ANY (ARRAY['sessions'::text, 'bundle'::text, 'activity'::text, 'left_bundle'::text])));
alter table organizer_cancellations add constraint organizer_cancellations_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table organizer_cancellations add constraint organizer_cancellations_organization_id_id_key UNIQUE (organization_id, id);
alter table organizer_cancellations add constraint organizer_cancellations_pkey PRIMARY KEY (id);
CREATE INDEX organizer_cancellations_activity ON public.organizer_cancellations USING btree (organization_id, activity_id, canceled_at DESC);
CREATE INDEX organizer_cancellations_canceled_by ON public.organizer_cancellations USING btree (canceled_by) WHERE (canceled_by IS NOT NULL);
CREATE INDEX organizer_cancellations_newest ON public.organizer_cancellations USING btree (organization_id, canceled_at DESC, id DESC);
alter table organizer_cancellations enable row level security, force row level security;
create policy adding on organizer_cancellations as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on organizer_cancellations as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on organizer_cancellations as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on organizer_cancellations as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table participants (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  session_id bigint not null,
  bundle_participant_id bigint,
  first_name text not null,
  last_name text not null,
  email citext,
  date_of_birth date,
  gender text,
  notes text,
  locale text not null default 'nl'::text,
  status text not null default 'active'::text,
  check_in text not null default 'none'::text,
  has_freed_spot boolean not null default false,
  takes_spot boolean not null generated always as (((status <> 'canceled'::text) AND (NOT has_freed_spot))) stored,
  checked_in_at timestamp with time zone,
  checked_in_by bigint,
  canceled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  order_line_id bigint,
  noted_at timestamp(3) with time zone,
  birth_removed_at timestamp with time zone,
  term_starts_at timestamp with time zone,
  profile_id bigint,
  walk_in_id uuid
);
alter table participants add constraint participants_check CHECK (((status = 'canceled'::text) = (canceled_at IS NOT NULL)));
alter table participants add constraint participants_check1 CHECK (((NOT has_freed_spot) OR (check_in = 'signed_out'::text)));
alter table participants add constraint participants_check_in_check CHECK ((check_in = ANY (ARRAY['none'::text, 'present'::text, 'absent'::text, 'signed_out'::text])));
alter table participants add constraint participants_checked_in_by_fkey FOREIGN KEY (checked_in_by) REFERENCES users(id) ON DELETE SET NULL;
alter table participants add constraint participants_email_check CHECK (((email IS NOT NULL) OR (walk_in_id IS NOT NULL)));
alter table participants add constraint participants_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table participants add constraint participants_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'none'::text])));
alter table participants add constraint participants_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table participants add constraint participants_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table participants add constraint participants_notes_check CHECK ((length(notes) <= 2000));
alter table participants add constraint participants_organization_id_bundle_participant_id_fkey FOREIGN KEY (organization_id, bundle_participant_id) REFERENCES bundle_participants(organization_id, id);
alter table participants add constraint participants_organization_id_id_key UNIQUE (organization_id, id);
alter table participants add constraint participants_organization_id_order_line_id_fkey FOREIGN KEY (organization_id, order_line_id) REFERENCES order_lines(organization_id, id);
alter table participants add constraint participants_organization_id_session_id_fkey FOREIGN KEY (organization_id, session_id) REFERENCES sessions(organization_id, id);
alter table participants add constraint participants_pkey PRIMARY KEY (id);
alter table participants add constraint participants_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
alter table participants add constraint participants_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'canceled'::text])));
CREATE INDEX participants_born ON public.participants USING btree (session_id) WHERE (date_of_birth IS NOT NULL);
CREATE UNIQUE INDEX participants_bundle_once ON public.participants USING btree (session_id, bundle_participant_id) WHERE (bundle_participant_id IS NOT NULL);
CREATE INDEX participants_by_name ON public.participants USING btree (session_id, "left"(regexp_replace(fold(translate(last_name, '’'::text, ''''::text)), '^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|''s|''t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]''[ ]*)+(?=[^ ])'::text, ''::text), 40), "left"(fold(first_name), 40), "left"(fold(last_name), 40), id) INCLUDE (organization_id, status, last_name, first_name);
CREATE INDEX participants_checked_in_by ON public.participants USING btree (checked_in_by) WHERE (checked_in_by IS NOT NULL);
CREATE INDEX participants_ended ON public.participants USING btree (canceled_at) INCLUDE (organization_id, order_line_id) WHERE ((canceled_at IS NOT NULL) AND (bundle_participant_id IS NULL));
CREATE INDEX participants_newest ON public.participants USING btree (session_id, created_at, id) INCLUDE (organization_id, status);
CREATE INDEX participants_noted ON public.participants USING btree (session_id) WHERE (notes IS NOT NULL);
CREATE INDEX participants_of_address ON public.participants USING btree (((email)::text));
CREATE INDEX participants_of_bundle ON public.participants USING btree (organization_id, bundle_participant_id) WHERE (bundle_participant_id IS NOT NULL);
CREATE UNIQUE INDEX participants_once ON public.participants USING btree (session_id, email, fold(first_name), fold(last_name), date_of_birth) NULLS NOT DISTINCT WHERE ((status <> 'canceled'::text) AND (birth_removed_at IS NULL));
CREATE INDEX participants_order_line ON public.participants USING btree (organization_id, order_line_id) WHERE (order_line_id IS NOT NULL);
CREATE INDEX participants_profile ON public.participants USING btree (profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX participants_taking_part ON public.participants USING btree (session_id, organization_id) WHERE (status <> 'canceled'::text);
CREATE UNIQUE INDEX participants_walk_in ON public.participants USING btree (organization_id, walk_in_id) WHERE (walk_in_id IS NOT NULL);
alter table participants enable row level security, force row level security;
create policy adding on participants as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on participants as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on participants as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on participants as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER another_address BEFORE UPDATE OF email ON public.participants FOR EACH ROW WHEN (((old.profile_id IS NOT NULL) AND (new.email IS DISTINCT FROM old.email))) EXECUTE FUNCTION leave_profile();
CREATE TRIGGER attendance_added AFTER INSERT ON public.participants REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION attendance_counted();
CREATE TRIGGER attendance_changed AFTER UPDATE ON public.participants REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION attendance_counted();
CREATE TRIGGER attendance_removed AFTER DELETE ON public.participants REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION attendance_counted();
CREATE TRIGGER cancellation_added AFTER INSERT ON public.participants FOR EACH ROW WHEN (((new.canceled_at IS NOT NULL) AND (new.order_line_id IS NOT NULL) AND (new.bundle_participant_id IS NULL))) EXECUTE FUNCTION sum_cancellations();
CREATE TRIGGER cancellation_changed AFTER UPDATE ON public.participants FOR EACH ROW WHEN (((new.bundle_participant_id IS NULL) AND ((old.canceled_at IS DISTINCT FROM new.canceled_at) OR (old.order_line_id IS DISTINCT FROM new.order_line_id)) AND ((old.canceled_at IS NOT NULL) OR (new.canceled_at IS NOT NULL)))) EXECUTE FUNCTION sum_cancellations();
CREATE TRIGGER cancellation_removed AFTER DELETE ON public.participants FOR EACH ROW WHEN (((old.canceled_at IS NOT NULL) AND (old.order_line_id IS NOT NULL) AND (old.bundle_participant_id IS NULL))) EXECUTE FUNCTION sum_cancellations();
CREATE TRIGGER order_people_added AFTER INSERT ON public.participants FOR EACH ROW WHEN ((new.order_line_id IS NOT NULL)) EXECUTE FUNCTION find_order_people();
CREATE TRIGGER order_people_changed AFTER UPDATE OF first_name, last_name, email, order_line_id ON public.participants FOR EACH ROW WHEN (((old.first_name <> new.first_name) OR (old.last_name <> new.last_name) OR ((old.email)::text IS DISTINCT FROM (new.email)::text) OR (COALESCE(old.order_line_id, (0)::bigint) <> COALESCE(new.order_line_id, (0)::bigint)))) EXECUTE FUNCTION find_order_people();
CREATE TRIGGER participants_added AFTER INSERT ON public.participants REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION participants_counted();
CREATE TRIGGER participants_changed AFTER UPDATE ON public.participants REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION participants_counted();
CREATE TRIGGER participants_removed AFTER DELETE ON public.participants REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION participants_counted();
CREATE TRIGGER presence_added AFTER INSERT ON public.participants FOR EACH ROW WHEN ((new.check_in = 'present'::text)) EXECUTE FUNCTION mark_session_changes();
CREATE TRIGGER presence_changed AFTER UPDATE ON public.participants FOR EACH ROW WHEN ((((old.check_in = 'present'::text) OR (new.check_in = 'present'::text)) AND (((old.session_id IS DISTINCT FROM new.session_id) OR (old.check_in IS DISTINCT FROM new.check_in)) OR (old.status IS DISTINCT FROM new.status)))) EXECUTE FUNCTION mark_session_changes();
CREATE TRIGGER presence_removed AFTER DELETE ON public.participants FOR EACH ROW WHEN ((old.check_in = 'present'::text)) EXECUTE FUNCTION mark_session_changes();

create table password_resets (
  id bigint not null generated always as identity,
  user_id bigint not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table password_resets add constraint password_resets_pkey PRIMARY KEY (id);
alter table password_resets add constraint password_resets_token_hash_key UNIQUE (token_hash);
alter table password_resets add constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);

create table payment_events (
  payment_id bigint not null,
  organization_id bigint not null,
  application_id bigint not null,
  status text not null,
  received_at timestamp with time zone not null default now()
);
alter table payment_events add constraint payment_events_organization_id_application_id_payment_id_fkey FOREIGN KEY (organization_id, application_id, payment_id) REFERENCES payments(organization_id, application_id, id);
alter table payment_events add constraint payment_events_pkey PRIMARY KEY (payment_id, status);
alter table payment_events add constraint payment_events_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text])));
CREATE INDEX payment_events_paid ON public.payment_events USING btree (application_id, received_at) WHERE (status = 'paid'::text);
CREATE INDEX payment_events_payment ON public.payment_events USING btree (organization_id, application_id, payment_id);
alter table payment_events enable row level security, force row level security;
create policy adding on payment_events as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on payment_events as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on payment_events as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on payment_events as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on payment_events as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table payment_keys (
  application_id bigint not null,
  driver text not null,
  key_encrypted bytea not null,
  last4 text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table payment_keys add constraint payment_keys_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table payment_keys add constraint payment_keys_driver_check CHECK ((driver = 'mollie'::text));
alter table payment_keys add constraint payment_keys_last4_check CHECK ((length(last4) = 4));
alter table payment_keys add constraint payment_keys_pkey PRIMARY KEY (application_id);
alter table payment_keys enable row level security, force row level security;
create policy adding on payment_keys as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on payment_keys as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on payment_keys as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on payment_keys as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER former_payment_key AFTER DELETE OR UPDATE ON public.payment_keys FOR EACH ROW EXECUTE FUNCTION keep_former_payment_key();

create table payment_methods (
  application_id bigint not null,
  code text not null,
  fixed_in_cents integer not null default 0,
  basis_points integer not null default 0,
  enabled boolean not null default true
);
alter table payment_methods add constraint payment_methods_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table payment_methods add constraint payment_methods_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000)));
alter table payment_methods add constraint payment_methods_check CHECK (((code <> ALL (ARRAY['free'::text, 'external'::text])) OR ((fixed_in_cents = 0) AND (basis_points = 0) AND enabled)));
alter table payment_methods add constraint payment_methods_code_check CHECK ((code = ANY (ARRAY['ideal'::text, 'bancontact'::text, 'creditcard'::text, 'wallet'::text, 'cash'::text, 'free'::text, 'external'::text])));
alter table payment_methods add constraint payment_methods_fixed_in_cents_check CHECK (((fixed_in_cents >= 0) AND (fixed_in_cents <= 100000)));
alter table payment_methods add constraint payment_methods_pkey PRIMARY KEY (application_id, code);
alter table payment_methods enable row level security, force row level security;
create policy adding on payment_methods as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on payment_methods as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on payment_methods as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) <> 'public'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on payment_methods as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table payments (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  order_line_ids bigint[] not null,
  driver text not null,
  method text not null,
  amount_in_cents integer not null,
  fee_in_cents integer not null,
  status text not null default 'new'::text,
  provider_reference text,
  checkout_url text,
  return_token bytea,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table payments add constraint payments_amount_in_cents_check CHECK ((amount_in_cents > 0));
alter table payments add constraint payments_check CHECK (((fee_in_cents >= 0) AND (fee_in_cents < amount_in_cents)));
alter table payments add constraint payments_check1 CHECK ((((status = 'new'::text) = (provider_reference IS NULL)) OR (status = 'failed'::text)));
alter table payments add constraint payments_driver_check CHECK ((driver = ANY (ARRAY['test'::text, 'mollie'::text])));
alter table payments add constraint payments_driver_provider_reference_key UNIQUE (driver, provider_reference);
alter table payments add constraint payments_method_check CHECK ((method = ANY (ARRAY['ideal'::text, 'bancontact'::text, 'creditcard'::text])));
alter table payments add constraint payments_order_line_ids_check CHECK ((cardinality(order_line_ids) > 0));
alter table payments add constraint payments_organization_id_application_id_id_key UNIQUE (organization_id, application_id, id);
alter table payments add constraint payments_organization_id_application_id_order_id_fkey FOREIGN KEY (organization_id, application_id, order_id) REFERENCES orders(organization_id, application_id, id);
alter table payments add constraint payments_pkey PRIMARY KEY (id);
alter table payments add constraint payments_status_check CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text])));
CREATE INDEX payments_of_order ON public.payments USING btree (order_id, id DESC);
CREATE INDEX payments_unfinished ON public.payments USING btree (created_at) WHERE (status = ANY (ARRAY['new'::text, 'open'::text]));
alter table payments enable row level security, force row level security;
create policy adding on payments as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on payments as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on payments as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on payments as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on payments as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table product_categories (
  organization_id bigint not null,
  product_id bigint not null,
  category_id bigint not null
);
alter table product_categories add constraint product_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
alter table product_categories add constraint product_categories_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id);
alter table product_categories add constraint product_categories_pkey PRIMARY KEY (product_id, category_id);
CREATE INDEX product_categories_category ON public.product_categories USING btree (category_id);
alter table product_categories enable row level security, force row level security;
create policy adding on product_categories as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on product_categories as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on product_categories as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on product_categories as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on product_categories as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table product_labels (
  organization_id bigint not null,
  product_id bigint not null,
  label_id bigint not null
);
alter table product_labels add constraint product_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id);
alter table product_labels add constraint product_labels_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id);
alter table product_labels add constraint product_labels_pkey PRIMARY KEY (product_id, label_id);
CREATE INDEX product_labels_label ON public.product_labels USING btree (label_id);
alter table product_labels enable row level security, force row level security;
create policy adding on product_labels as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on product_labels as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on product_labels as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on product_labels as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table product_tags (
  organization_id bigint not null,
  product_id bigint not null,
  tag_id bigint not null
);
alter table product_tags add constraint product_tags_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id);
alter table product_tags add constraint product_tags_pkey PRIMARY KEY (product_id, tag_id);
alter table product_tags add constraint product_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE;
CREATE INDEX product_tags_tag ON public.product_tags USING btree (tag_id);
alter table product_tags enable row level security, force row level security;
create policy adding on product_tags as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on product_tags as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on product_tags as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on product_tags as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on product_tags as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table product_type_applications (
  product_type_id bigint not null,
  application_id bigint not null
);
alter table product_type_applications add constraint product_type_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table product_type_applications add constraint product_type_applications_pkey PRIMARY KEY (product_type_id, application_id);
alter table product_type_applications add constraint product_type_applications_product_type_id_fkey FOREIGN KEY (product_type_id) REFERENCES product_types(id) ON DELETE CASCADE;
CREATE INDEX product_type_applications_application ON public.product_type_applications USING btree (application_id);

create table product_types (
  id bigint not null generated always as identity,
  name text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table product_types add constraint product_types_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table product_types add constraint product_types_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX product_types_name ON public.product_types USING btree (lower(name));

create table products (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  name text not null,
  product_type_id bigint,
  description text,
  sport_id bigint,
  gender text,
  level text,
  payment_url text,
  is_accessible smallint not null default 0,
  age_from smallint,
  age_to smallint,
  should_validate_age boolean not null default false,
  concept boolean not null default true,
  spots integer,
  taken integer not null default 0,
  rate_id bigint,
  location_id bigint,
  image_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  search_text text not null generated always as (fold(name)) stored,
  price_open boolean not null default false
);
alter table products add constraint products_age_from_check CHECK (((age_from >= 0) AND (age_from <= 120)));
alter table products add constraint products_age_to_check CHECK (((age_to >= 0) AND (age_to <= 120)));
alter table products add constraint products_check CHECK ((age_from <= age_to));
alter table products add constraint products_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'none'::text, 'both'::text])));
alter table products add constraint products_is_accessible_check CHECK ((is_accessible = ANY (ARRAY[0, 1])));
alter table products add constraint products_level_check CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'all'::text])));
alter table products add constraint products_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id);
alter table products add constraint products_location_id_organization_id_fkey FOREIGN KEY (location_id, organization_id) REFERENCES location_organizations(location_id, organization_id);
alter table products add constraint products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table products add constraint products_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table products add constraint products_organization_id_id_key UNIQUE (organization_id, id);
alter table products add constraint products_organization_id_image_id_fkey FOREIGN KEY (organization_id, image_id) REFERENCES files(organization_id, id);
alter table products add constraint products_organization_id_rate_id_fkey FOREIGN KEY (organization_id, rate_id) REFERENCES rates(organization_id, id);
alter table products add constraint products_pkey PRIMARY KEY (id);
alter table products add constraint products_price_chosen CHECK ((concept OR (rate_id IS NOT NULL) OR (NOT price_open)));
alter table products add constraint products_product_type_id_fkey FOREIGN KEY (product_type_id) REFERENCES product_types(id) ON DELETE SET NULL;
alter table products add constraint products_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sports(id) ON DELETE SET NULL;
alter table products add constraint products_spots_check CHECK (((spots >= 0) AND (spots <= 100000)));
alter table products add constraint products_spots_hold CHECK ((taken <= spots));
alter table products add constraint products_taken_check CHECK ((taken >= 0));
CREATE INDEX products_image ON public.products USING btree (organization_id, image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX products_list ON public.products USING btree (organization_id, fold(name), id) INCLUDE (name, concept, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX products_location ON public.products USING btree (location_id) WHERE (location_id IS NOT NULL);
CREATE INDEX products_name ON public.products USING btree (fold(name), id) INCLUDE (organization_id, name, concept, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX products_rate ON public.products USING btree (organization_id, rate_id) WHERE (rate_id IS NOT NULL);
CREATE INDEX products_removed ON public.products USING btree (organization_id, fold(name), id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX products_search ON public.products USING gin (fold(name) gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX products_sport ON public.products USING btree (sport_id) WHERE (sport_id IS NOT NULL);
CREATE INDEX products_type ON public.products USING btree (product_type_id) WHERE (product_type_id IS NOT NULL);
alter table products enable row level security, force row level security;
create policy adding on products as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on products as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on products as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (NOT concept) AND (deleted_at IS NULL) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on products as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on products as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table profile_codes (
  application_id bigint not null,
  email citext not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  network_hash bytea,
  tries_elsewhere smallint not null default 0
);
alter table profile_codes add constraint profile_codes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table profile_codes add constraint profile_codes_email_check CHECK (((length((email)::text) >= 1) AND (length((email)::text) <= 255)));
alter table profile_codes add constraint profile_codes_pkey PRIMARY KEY (application_id, email);
alter table profile_codes add constraint profile_codes_tries_check CHECK (((tries >= 0) AND (tries <= 5)));
alter table profile_codes add constraint profile_codes_tries_elsewhere_check CHECK (((tries_elsewhere >= 0) AND (tries_elsewhere <= 5)));
CREATE INDEX profile_codes_expired ON public.profile_codes USING btree (expires_at);
alter table profile_codes enable row level security, force row level security;
create policy adding on profile_codes as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on profile_codes as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on profile_codes as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on profile_codes as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table profile_devices (
  id bigint not null generated always as identity,
  profile_id bigint not null,
  kind text not null,
  address text not null,
  p256dh text,
  auth text,
  created_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp(3) with time zone not null default now(),
  token_hash bytea
);
alter table profile_devices add constraint profile_devices_address_check CHECK (((length(address) >= 1) AND (length(address) <= 2048)));
alter table profile_devices add constraint profile_devices_auth_check CHECK ((length(auth) <= 100));
alter table profile_devices add constraint profile_devices_check CHECK (((kind = 'web'::text) = ((p256dh IS NOT NULL) AND (auth IS NOT NULL))));
alter table profile_devices add constraint profile_devices_kind_check CHECK ((kind = ANY (ARRAY['fcm'::text, 'web'::text])));
alter table profile_devices add constraint profile_devices_p256dh_check CHECK ((length(p256dh) <= 200));
alter table profile_devices add constraint profile_devices_pkey PRIMARY KEY (id);
alter table profile_devices add constraint profile_devices_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
CREATE UNIQUE INDEX profile_devices_address ON public.profile_devices USING btree (md5(address), kind);
CREATE INDEX profile_devices_of_login ON public.profile_devices USING btree (token_hash) WHERE (token_hash IS NOT NULL);
CREATE INDEX profile_devices_of_profile ON public.profile_devices USING btree (profile_id);
alter table profile_devices enable row level security, force row level security;
create policy adding on profile_devices as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on profile_devices as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on profile_devices as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on profile_devices as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table profile_notification_settings (
  profile_id bigint not null,
  is_subscribed boolean not null default true,
  quiet_hours text not null default 'platform'::text,
  quiet_from time without time zone,
  quiet_until time without time zone,
  updated_at timestamp(3) with time zone not null default now()
);
alter table profile_notification_settings add constraint profile_notification_settings_check CHECK (((quiet_hours = 'own'::text) = ((quiet_from IS NOT NULL) AND (quiet_until IS NOT NULL))));
alter table profile_notification_settings add constraint profile_notification_settings_check1 CHECK ((quiet_from <> quiet_until));
alter table profile_notification_settings add constraint profile_notification_settings_pkey PRIMARY KEY (profile_id);
alter table profile_notification_settings add constraint profile_notification_settings_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
alter table profile_notification_settings add constraint profile_notification_settings_quiet_hours_check CHECK ((quiet_hours = ANY (ARRAY['platform'::text, 'own'::text, 'none'::text])));
alter table profile_notification_settings enable row level security, force row level security;
create policy adding on profile_notification_settings as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on profile_notification_settings as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on profile_notification_settings as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on profile_notification_settings as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table profile_search (
  profile_id bigint not null,
  application_id bigint not null,
  text text not null
);
alter table profile_search add constraint profile_search_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table profile_search add constraint profile_search_pkey PRIMARY KEY (profile_id);
alter table profile_search add constraint profile_search_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE;
CREATE INDEX profile_search_text ON public.profile_search USING gin (application_id, text gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table profile_search enable row level security, force row level security;
create policy adding on profile_search as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on profile_search as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on profile_search as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) AND (text ~~ ( SELECT app_search_pattern() AS app_search_pattern)));
create policy removing on profile_search as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table profile_tokens (
  token_hash bytea not null,
  profile_id bigint not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  network_hash bytea
);
alter table profile_tokens add constraint profile_tokens_pkey PRIMARY KEY (token_hash);
alter table profile_tokens add constraint profile_tokens_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
CREATE INDEX profile_tokens_expired ON public.profile_tokens USING btree (expires_at);
CREATE INDEX profile_tokens_of_profile ON public.profile_tokens USING btree (profile_id);
alter table profile_tokens enable row level security, force row level security;
create policy adding on profile_tokens as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on profile_tokens as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on profile_tokens as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on profile_tokens as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table profiles (
  id bigint not null generated always as identity,
  application_id bigint not null,
  email citext not null,
  first_name text,
  last_name text,
  date_of_birth date,
  gender text,
  zipcode text,
  locale text not null default 'nl'::text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now()
);
alter table profiles add constraint profiles_application_id_email_key UNIQUE (application_id, email);
alter table profiles add constraint profiles_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table profiles add constraint profiles_application_id_id_key UNIQUE (application_id, id);
alter table profiles add constraint profiles_email_check CHECK (((length((email)::text) >= 1) AND (length((email)::text) <= 255)));
alter table profiles add constraint profiles_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table profiles add constraint profiles_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'none'::text])));
alter table profiles add constraint profiles_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table profiles add constraint profiles_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table profiles add constraint profiles_pkey PRIMARY KEY (id);
alter table profiles add constraint profiles_zipcode_check CHECK ((length(zipcode) <= 12));
CREATE INDEX profiles_by_name ON public.profiles USING btree (application_id, profile_list_name(first_name, last_name, email), id);
CREATE INDEX profiles_last_used ON public.profiles USING btree (last_used_at);
alter table profiles enable row level security, force row level security;
create policy adding on profiles as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on profiles as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on profiles as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on profiles as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER end_logins AFTER UPDATE OF email ON public.profiles FOR EACH ROW WHEN ((old.email <> new.email)) EXECUTE FUNCTION end_profile_logins();
CREATE TRIGGER leave_orders AFTER UPDATE OF email ON public.profiles FOR EACH ROW WHEN ((old.email <> new.email)) EXECUTE FUNCTION leave_orders();
CREATE TRIGGER profile_text_added AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION find_profile_text();
CREATE TRIGGER profile_text_changed AFTER UPDATE OF first_name, last_name, email ON public.profiles FOR EACH ROW WHEN ((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR ((old.email)::text IS DISTINCT FROM (new.email)::text))) EXECUTE FUNCTION find_profile_text();
CREATE TRIGGER remove_devices AFTER UPDATE OF email ON public.profiles FOR EACH ROW WHEN ((old.email <> new.email)) EXECUTE FUNCTION remove_profile_devices();

create table provider_days (
  application_id bigint,
  day date not null,
  state text not null,
  reason text,
  first_tried_at timestamp with time zone not null,
  tried_at timestamp with time zone not null,
  compared_at timestamp with time zone,
  payments_here integer not null default 0,
  received_here_in_cents bigint not null default 0,
  payments_there integer not null default 0,
  received_there_in_cents bigint not null default 0,
  refunds_here integer not null default 0,
  refunded_here_in_cents bigint not null default 0,
  refunds_there integer not null default 0,
  refunded_there_in_cents bigint not null default 0,
  unread_keys integer not null default 0,
  alarmed_at timestamp with time zone
);
alter table provider_days add constraint provider_days_application_id_day_key UNIQUE NULLS NOT DISTINCT (application_id, day);
alter table provider_days add constraint provider_days_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table provider_days add constraint provider_days_check CHECK (((state = 'not_compared'::text) = (reason IS NOT NULL)));
alter table provider_days add constraint provider_days_check1 CHECK (((state = 'compared'::text) <= (compared_at IS NOT NULL)));
alter table provider_days add constraint provider_days_reason_check CHECK ((reason = ANY (ARRAY['provider_away'::text, 'key_refused'::text, 'key_unreadable'::text, 'answer_unreadable'::text])));
alter table provider_days add constraint provider_days_state_check CHECK ((state = ANY (ARRAY['compared'::text, 'not_compared'::text])));
CREATE INDEX provider_days_by_day ON public.provider_days USING btree (day DESC, application_id);
CREATE INDEX provider_days_not_compared ON public.provider_days USING btree (day) WHERE (state = 'not_compared'::text);
CREATE INDEX provider_days_tried ON public.provider_days USING btree (tried_at DESC);
alter table provider_days enable row level security, force row level security;
create policy adding on provider_days as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on provider_days as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on provider_days as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on provider_days as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table provider_entries (
  comparison uuid not null,
  kind text not null,
  reference text not null,
  payment_reference text not null,
  amount_in_cents bigint not null,
  currency text not null,
  happened_at timestamp with time zone not null,
  order_number bigint,
  account_application_id bigint,
  listed_at timestamp with time zone not null default now(),
  payment_id bigint,
  order_id bigint,
  organization_id bigint,
  application_id bigint,
  day date
);
alter table provider_entries add constraint provider_entries_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text])));
alter table provider_entries add constraint provider_entries_pkey PRIMARY KEY (comparison, kind, reference);
CREATE INDEX provider_entries_listed ON public.provider_entries USING btree (listed_at);
alter table provider_entries enable row level security, force row level security;
create policy adding on provider_entries as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on provider_entries as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on provider_entries as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on provider_entries as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table provider_findings (
  id bigint not null generated always as identity,
  application_id bigint,
  day date not null,
  kind text not null,
  entry text not null,
  reference text not null,
  payment_reference text,
  organization_id bigint,
  order_id bigint,
  expected_in_cents bigint not null,
  actual_in_cents bigint not null,
  currency text not null,
  found_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  alarmed_at timestamp with time zone,
  explained_at timestamp with time zone,
  explained_by bigint,
  explanation text,
  status text not null generated always as (
CASE
    WHEN (closed_at IS NOT NULL) THEN 'closed'::text
    WHEN (explained_at IS NOT NULL) THEN 'explained'::text
    ELSE 'open'::text
END) stored
);
alter table provider_findings add constraint provider_findings_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table provider_findings add constraint provider_findings_entry_check CHECK ((entry = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text, 'order'::text])));
alter table provider_findings add constraint provider_findings_explained_by_fkey FOREIGN KEY (explained_by) REFERENCES users(id) ON DELETE SET NULL;
alter table provider_findings add constraint provider_findings_explanation_check CHECK ((length(explanation) <= 2000));
alter table provider_findings add constraint provider_findings_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'double'::text, 'amount'::text, 'refund'::text, 'chargeback'::text, 'currency'::text])));
alter table provider_findings add constraint provider_findings_kind_reference_key UNIQUE (kind, reference);
alter table provider_findings add constraint provider_findings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table provider_findings add constraint provider_findings_pkey PRIMARY KEY (id);
CREATE INDEX provider_findings_by_day ON public.provider_findings USING btree (day DESC, id DESC);
CREATE INDEX provider_findings_explained_by ON public.provider_findings USING btree (explained_by) WHERE (explained_by IS NOT NULL);
CREATE INDEX provider_findings_open ON public.provider_findings USING btree (day) WHERE (status = 'open'::text);
CREATE INDEX provider_findings_organization ON public.provider_findings USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX provider_findings_platform ON public.provider_findings USING btree (application_id, day);
alter table provider_findings enable row level security, force row level security;
create policy adding on provider_findings as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on provider_findings as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on provider_findings as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on provider_findings as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table provider_refunds (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  payment_id bigint not null,
  refund_id bigint,
  reason text not null,
  amount_in_cents integer not null,
  status text not null default 'pending'::text,
  provider_reference text,
  attempts integer not null default 0,
  round smallint not null default 0,
  failure text,
  was_refused boolean not null default false,
  settled_how text,
  settled_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  settled_at timestamp with time zone,
  owed_to_organization boolean not null default false,
  sepa_line_id bigint,
  owed_if_missing boolean not null default false
);
alter table provider_refunds add constraint provider_refunds_amount_in_cents_check CHECK ((amount_in_cents > 0));
alter table provider_refunds add constraint provider_refunds_check CHECK (((reason = 'refund'::text) = (refund_id IS NOT NULL)));
alter table provider_refunds add constraint provider_refunds_check1 CHECK (((sepa_line_id IS NULL) OR owed_to_organization));
alter table provider_refunds add constraint provider_refunds_check2 CHECK (((NOT owed_if_missing) OR ((NOT owed_to_organization) AND (status = ANY (ARRAY['settled'::text, 'sent'::text])))));
alter table provider_refunds add constraint provider_refunds_failure_check CHECK ((length(failure) <= 1000));
alter table provider_refunds add constraint provider_refunds_organization_id_application_id_payment_id_fkey FOREIGN KEY (organization_id, application_id, payment_id) REFERENCES payments(organization_id, application_id, id);
alter table provider_refunds add constraint provider_refunds_organization_id_application_id_refund_id_fkey FOREIGN KEY (organization_id, application_id, refund_id) REFERENCES refunds(organization_id, application_id, id);
alter table provider_refunds add constraint provider_refunds_organization_id_sepa_line_id_fkey FOREIGN KEY (organization_id, sepa_line_id) REFERENCES sepa_lines(organization_id, id);
alter table provider_refunds add constraint provider_refunds_pkey PRIMARY KEY (id);
alter table provider_refunds add constraint provider_refunds_reason_check CHECK ((reason = ANY (ARRAY['refund'::text, 'paid_twice'::text, 'paid_too_much'::text])));
alter table provider_refunds add constraint provider_refunds_refund_id_key UNIQUE (refund_id);
alter table provider_refunds add constraint provider_refunds_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table provider_refunds add constraint provider_refunds_settled_how_check CHECK ((length(settled_how) <= 2000));
alter table provider_refunds add constraint provider_refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'done'::text, 'failed'::text, 'settled'::text])));
CREATE INDEX provider_refunds_explained ON public.provider_refunds USING btree (COALESCE(settled_at, updated_at)) WHERE (settled_how IS NOT NULL);
CREATE INDEX provider_refunds_failed_excess ON public.provider_refunds USING btree (organization_id, application_id) WHERE ((status = 'failed'::text) AND (refund_id IS NULL));
CREATE INDEX provider_refunds_looked_up ON public.provider_refunds USING btree (updated_at) WHERE owed_if_missing;
CREATE INDEX provider_refunds_of_platform ON public.provider_refunds USING btree (application_id, created_at);
CREATE INDEX provider_refunds_owed ON public.provider_refunds USING btree (organization_id, settled_at) WHERE (owed_to_organization AND (sepa_line_id IS NULL));
CREATE INDEX provider_refunds_paid_out ON public.provider_refunds USING btree (organization_id, sepa_line_id) WHERE (sepa_line_id IS NOT NULL);
CREATE INDEX provider_refunds_payment ON public.provider_refunds USING btree (organization_id, application_id, payment_id);
CREATE INDEX provider_refunds_reference ON public.provider_refunds USING btree (provider_reference) WHERE (provider_reference IS NOT NULL);
CREATE INDEX provider_refunds_refund ON public.provider_refunds USING btree (organization_id, application_id, refund_id);
CREATE INDEX provider_refunds_settled_by ON public.provider_refunds USING btree (settled_by) WHERE (settled_by IS NOT NULL);
CREATE INDEX provider_refunds_unfinished ON public.provider_refunds USING btree (created_at) WHERE (status = ANY (ARRAY['pending'::text, 'sent'::text]));
alter table provider_refunds enable row level security, force row level security;
create policy adding on provider_refunds as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on provider_refunds as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on provider_refunds as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on provider_refunds as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on provider_refunds as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.provider_refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER refund_follows AFTER UPDATE OF status ON public.provider_refunds FOR EACH ROW WHEN (((old.status <> new.status) AND (new.refund_id IS NOT NULL))) EXECUTE FUNCTION refund_as_sent();
CREATE TRIGGER settled BEFORE UPDATE OF status ON public.provider_refunds FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = 'settled'::text))) EXECUTE FUNCTION note_settlement();
CREATE TRIGGER within_payment AFTER INSERT ON public.provider_refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();

create table purchases (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  product_id bigint not null,
  order_line_id bigint not null,
  first_name text not null,
  last_name text not null,
  email citext,
  date_of_birth date,
  locale text not null default 'nl'::text,
  quantity integer not null,
  canceled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  application_id bigint not null
);
alter table purchases add constraint purchases_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table purchases add constraint purchases_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table purchases add constraint purchases_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table purchases add constraint purchases_organization_id_application_id_order_line_id_fkey FOREIGN KEY (organization_id, application_id, order_line_id) REFERENCES order_lines(organization_id, application_id, id);
alter table purchases add constraint purchases_organization_id_id_key UNIQUE (organization_id, id);
alter table purchases add constraint purchases_organization_id_order_line_id_fkey FOREIGN KEY (organization_id, order_line_id) REFERENCES order_lines(organization_id, id);
alter table purchases add constraint purchases_organization_id_order_line_id_key UNIQUE (organization_id, order_line_id);
alter table purchases add constraint purchases_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id);
alter table purchases add constraint purchases_pkey PRIMARY KEY (id);
alter table purchases add constraint purchases_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)));
CREATE INDEX purchases_born ON public.purchases USING btree (created_at) WHERE (date_of_birth IS NOT NULL);
CREATE INDEX purchases_by_buyer ON public.purchases USING btree (product_id, "left"(fold(((last_name || ' '::text) || first_name)), 80), id) INCLUDE (organization_id, application_id, last_name, first_name);
CREATE INDEX purchases_list ON public.purchases USING btree (product_id, created_at DESC, id DESC) INCLUDE (organization_id, application_id);
CREATE INDEX purchases_named ON public.purchases USING btree (created_at) WHERE ((email IS NULL) OR (email !~~ '%@erased.invalid'::citext));
alter table purchases enable row level security, force row level security;
create policy adding on purchases as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on purchases as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on purchases as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on purchases as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on purchases as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.purchases FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER purchase_added AFTER INSERT ON public.purchases FOR EACH ROW WHEN ((new.canceled_at IS NULL)) EXECUTE FUNCTION purchase_counts();
CREATE TRIGGER purchase_canceled AFTER UPDATE OF canceled_at ON public.purchases FOR EACH ROW WHEN (((old.canceled_at IS NULL) <> (new.canceled_at IS NULL))) EXECUTE FUNCTION purchase_counts();

create table question_answers (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  field_id bigint not null,
  participant_id bigint,
  bundle_participant_id bigint,
  value jsonb not null,
  created_at timestamp with time zone not null default now(),
  purchase_id bigint
);
alter table question_answers add constraint question_answers_of_one CHECK ((num_nonnulls(participant_id, bundle_participant_id, purchase_id) = 1));
alter table question_answers add constraint question_answers_organization_id_bundle_participant_id_fkey FOREIGN KEY (organization_id, bundle_participant_id) REFERENCES bundle_participants(organization_id, id) ON DELETE CASCADE;
alter table question_answers add constraint question_answers_organization_id_field_id_fkey FOREIGN KEY (organization_id, field_id) REFERENCES question_fields(organization_id, id);
alter table question_answers add constraint question_answers_organization_id_participant_id_fkey FOREIGN KEY (organization_id, participant_id) REFERENCES participants(organization_id, id) ON DELETE CASCADE;
alter table question_answers add constraint question_answers_organization_id_purchase_id_fkey FOREIGN KEY (organization_id, purchase_id) REFERENCES purchases(organization_id, id) ON DELETE CASCADE;
alter table question_answers add constraint question_answers_pkey PRIMARY KEY (id);
alter table question_answers add constraint question_answers_value_check CHECK ((jsonb_typeof(value) = ANY (ARRAY['string'::text, 'array'::text])));
CREATE UNIQUE INDEX question_answers_bundle_participant ON public.question_answers USING btree (bundle_participant_id, field_id) WHERE (bundle_participant_id IS NOT NULL);
CREATE INDEX question_answers_field ON public.question_answers USING btree (organization_id, field_id);
CREATE UNIQUE INDEX question_answers_participant ON public.question_answers USING btree (participant_id, field_id) WHERE (participant_id IS NOT NULL);
CREATE UNIQUE INDEX question_answers_purchase ON public.question_answers USING btree (purchase_id, field_id) WHERE (purchase_id IS NOT NULL);
alter table question_answers enable row level security, force row level security;
create policy adding on question_answers as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on question_answers as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on question_answers as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on question_answers as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table question_fields (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  activity_id bigint,
  product_id bigint,
  type text not null,
  title text not null,
  required boolean not null default false,
  options jsonb not null default '[]'::jsonb,
  url text,
  "position" integer not null,
  archived_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table question_fields add constraint question_fields_check CHECK ((num_nonnulls(activity_id, product_id) = 1));
alter table question_fields add constraint question_fields_check1 CHECK (((type = 'text'::text) = (jsonb_array_length(options) = 0)));
alter table question_fields add constraint question_fields_options_check CHECK ((jsonb_typeof(options) = 'array'::text));
alter table question_fields add constraint question_fields_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table question_fields add constraint question_fields_organization_id_id_key UNIQUE (organization_id, id);
alter table question_fields add constraint question_fields_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id);
alter table question_fields add constraint question_fields_pkey PRIMARY KEY (id);
alter table question_fields add constraint question_fields_position_check CHECK (("position" > 0));
alter table question_fields add constraint question_fields_title_check CHECK (((length(title) >= 1) AND (length(title) <= 255)));
alter table question_fields add constraint question_fields_type_check CHECK ((type = ANY (ARRAY['text'::text, 'single_select'::text, 'multi_select'::text])));
CREATE INDEX question_fields_activity ON public.question_fields USING btree (activity_id, "position", id) WHERE (activity_id IS NOT NULL);
CREATE INDEX question_fields_product ON public.question_fields USING btree (product_id, "position", id) WHERE (product_id IS NOT NULL);
alter table question_fields enable row level security, force row level security;
create policy adding on question_fields as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on question_fields as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on question_fields as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (deleted_at IS NULL) AND (archived_at IS NULL) AND ((activity_id IN ( SELECT app_public_activities() AS app_public_activities)) OR (product_id IN ( SELECT app_public_products() AS app_public_products))));
create policy reading on question_fields as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on question_fields as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table rate_cancellation_terms (
  organization_id bigint not null,
  rate_id bigint not null,
  term_id bigint not null,
  "position" smallint not null default 0
);
alter table rate_cancellation_terms add constraint rate_cancellation_terms_organization_id_rate_id_fkey FOREIGN KEY (organization_id, rate_id) REFERENCES rates(organization_id, id);
alter table rate_cancellation_terms add constraint rate_cancellation_terms_organization_id_term_id_fkey FOREIGN KEY (organization_id, term_id) REFERENCES cancellation_terms(organization_id, id);
alter table rate_cancellation_terms add constraint rate_cancellation_terms_pkey PRIMARY KEY (rate_id, term_id);
CREATE INDEX rate_cancellation_terms_term ON public.rate_cancellation_terms USING btree (organization_id, term_id);
alter table rate_cancellation_terms enable row level security, force row level security;
create policy adding on rate_cancellation_terms as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on rate_cancellation_terms as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on rate_cancellation_terms as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on rate_cancellation_terms as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table rates (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  name text not null,
  price_in_cents integer not null,
  vat_level text not null,
  vat_exemption_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  archived_at timestamp with time zone,
  deleted_at timestamp with time zone
);
alter table rates add constraint rates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table rates add constraint rates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table rates add constraint rates_organization_id_id_key UNIQUE (organization_id, id);
alter table rates add constraint rates_pkey PRIMARY KEY (id);
alter table rates add constraint rates_price_in_cents_check CHECK (((price_in_cents >= 0) AND (price_in_cents <= 1000000)));
alter table rates add constraint rates_vat_level_check CHECK ((vat_level = ANY (ARRAY['zero'::text, 'low'::text, 'high'::text])));
CREATE INDEX rates_list ON public.rates USING btree (organization_id, fold(name), id) WHERE (deleted_at IS NULL);
alter table rates enable row level security, force row level security;
create policy adding on rates as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on rates as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on rates as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (organization_id IN ( SELECT app_public_organizations() AS app_public_organizations)));
create policy reading on rates as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on rates as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table reconciliation_checks (
  id bigint not null generated always as identity,
  checked_at timestamp with time zone not null default now(),
  checked_by bigint,
  findings_count integer not null default 0,
  took_ms integer not null default 0
);
alter table reconciliation_checks add constraint reconciliation_checks_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id) ON DELETE SET NULL;
alter table reconciliation_checks add constraint reconciliation_checks_findings_count_check CHECK ((findings_count >= 0));
alter table reconciliation_checks add constraint reconciliation_checks_pkey PRIMARY KEY (id);
CREATE INDEX reconciliation_checks_by ON public.reconciliation_checks USING btree (checked_by) WHERE (checked_by IS NOT NULL);
CREATE INDEX reconciliation_checks_newest ON public.reconciliation_checks USING btree (checked_at DESC);
alter table reconciliation_checks enable row level security, force row level security;
create policy adding on reconciliation_checks as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on reconciliation_checks as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on reconciliation_checks as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on reconciliation_checks as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table reconciliation_findings (
  reconciliation_check_id bigint not null,
  "position" integer not null,
  kind text not null,
  month character(7),
  organization_id bigint,
  application_id bigint,
  subject_id bigint,
  expected bigint not null,
  actual bigint not null
);
alter table reconciliation_findings add constraint reconciliation_findings_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table reconciliation_findings add constraint reconciliation_findings_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'payout_items'::text, 'payout_shares'::text, 'invoice_lines'::text, 'invoice_fees'::text, 'not_invoiced'::text, 'refunds'::text, 'wallet'::text])));
alter table reconciliation_findings add constraint reconciliation_findings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table reconciliation_findings add constraint reconciliation_findings_pkey PRIMARY KEY (reconciliation_check_id, "position");
alter table reconciliation_findings add constraint reconciliation_findings_reconciliation_check_id_fkey FOREIGN KEY (reconciliation_check_id) REFERENCES reconciliation_checks(id) ON DELETE CASCADE;
CREATE INDEX reconciliation_findings_application ON public.reconciliation_findings USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX reconciliation_findings_organization ON public.reconciliation_findings USING btree (organization_id) WHERE (organization_id IS NOT NULL);
alter table reconciliation_findings enable row level security, force row level security;
create policy adding on reconciliation_findings as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on reconciliation_findings as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on reconciliation_findings as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on reconciliation_findings as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table reconciliations (
  month character(7) not null,
  organization_id bigint not null,
  application_id bigint,
  opening_in_cents bigint not null,
  orders_in_cents bigint not null,
  refunds_in_cents bigint not null,
  own_refunds_in_cents bigint not null,
  invoices_in_cents bigint not null,
  credit_notes_in_cents bigint not null,
  paid_in_cents bigint not null,
  returned_in_cents bigint not null,
  closing_in_cents bigint not null,
  underway_in_cents bigint not null default 0,
  difference_in_cents bigint not null generated always as ((((((((((opening_in_cents + orders_in_cents) - refunds_in_cents) + own_refunds_in_cents) - invoices_in_cents) + credit_notes_in_cents) - paid_in_cents) - underway_in_cents) + returned_in_cents) - closing_in_cents)) stored
);
alter table reconciliations add constraint reconciliations_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table reconciliations add constraint reconciliations_month_application_id_organization_id_key UNIQUE NULLS NOT DISTINCT (month, application_id, organization_id);
alter table reconciliations add constraint reconciliations_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
alter table reconciliations add constraint reconciliations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
CREATE INDEX reconciliations_application ON public.reconciliations USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX reconciliations_differ ON public.reconciliations USING btree (month) WHERE (difference_in_cents <> 0);
CREATE INDEX reconciliations_organization ON public.reconciliations USING btree (organization_id, month);
alter table reconciliations enable row level security, force row level security;
create policy adding on reconciliations as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on reconciliations as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on reconciliations as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on reconciliations as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table refunds (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  transaction_id bigint not null,
  kind text not null,
  amount_in_cents integer not null,
  vat_in_cents integer not null,
  fee_in_cents integer not null default 0,
  reason text,
  refunded_by bigint,
  booked_at timestamp with time zone not null default now(),
  psp_reference text,
  status text not null default 'done'::text,
  cancellation_id bigint,
  handed_over_at timestamp with time zone,
  handed_over_by bigint,
  sepa_line_id bigint
);
alter table refunds add constraint refunds_amount_in_cents_check CHECK ((amount_in_cents > 0));
alter table refunds add constraint refunds_check CHECK (((vat_in_cents + fee_in_cents) <= amount_in_cents));
alter table refunds add constraint refunds_check1 CHECK (((handed_over_at IS NULL) OR (status = 'done'::text)));
alter table refunds add constraint refunds_fee_in_cents_check CHECK ((fee_in_cents >= 0));
alter table refunds add constraint refunds_handed_over_by_fkey FOREIGN KEY (handed_over_by) REFERENCES users(id) ON DELETE SET NULL;
alter table refunds add constraint refunds_kind_check CHECK ((kind = ANY (ARRAY['term'::text, 'full'::text, 'organiser'::text, 'part'::text, 'amount'::text])));
alter table refunds add constraint refunds_organization_id_application_id_id_key UNIQUE (organization_id, application_id, id);
alter table refunds add constraint refunds_organization_id_application_id_transaction_id_fkey FOREIGN KEY (organization_id, application_id, transaction_id) REFERENCES transactions(organization_id, application_id, id);
alter table refunds add constraint refunds_organization_id_cancellation_id_fkey FOREIGN KEY (organization_id, cancellation_id) REFERENCES organizer_cancellations(organization_id, id);
alter table refunds add constraint refunds_organization_id_sepa_line_id_fkey FOREIGN KEY (organization_id, sepa_line_id) REFERENCES sepa_lines(organization_id, id);
alter table refunds add constraint refunds_pkey PRIMARY KEY (id);
alter table refunds add constraint refunds_psp_reference_key UNIQUE (psp_reference);
alter table refunds add constraint refunds_reason_check CHECK ((length(reason) <= 2000));
alter table refunds add constraint refunds_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES users(id) ON DELETE SET NULL;
alter table refunds add constraint refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text, 'to_hand_over'::text])));
alter table refunds add constraint refunds_vat_in_cents_check CHECK ((vat_in_cents >= 0));
CREATE INDEX refunds_by ON public.refunds USING btree (refunded_by) WHERE (refunded_by IS NOT NULL);
CREATE INDEX refunds_cancellation ON public.refunds USING btree (organization_id, cancellation_id) WHERE (cancellation_id IS NOT NULL);
CREATE INDEX refunds_explained ON public.refunds USING btree (booked_at) WHERE (reason IS NOT NULL);
CREATE INDEX refunds_handed_over_by ON public.refunds USING btree (handed_over_by) WHERE (handed_over_by IS NOT NULL);
CREATE INDEX refunds_of_transaction ON public.refunds USING btree (transaction_id);
CREATE INDEX refunds_open ON public.refunds USING btree (organization_id, status, transaction_id) INCLUDE (application_id, amount_in_cents, booked_at) WHERE (status <> 'done'::text);
CREATE INDEX refunds_settled ON public.refunds USING btree (organization_id, sepa_line_id) WHERE (sepa_line_id IS NOT NULL);
CREATE INDEX refunds_unsettled ON public.refunds USING btree (organization_id, booked_at) WHERE (sepa_line_id IS NULL);
alter table refunds enable row level security, force row level security;
create policy adding on refunds as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on refunds as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on refunds as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on refunds as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on refunds as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER left_to_hand_over BEFORE INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION leave_cash_to_hand_over();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER refused_to_acting BEFORE INSERT ON public.refunds FOR EACH ROW WHEN ((current_setting('app.is_acting'::text, true) = 'true'::text)) EXECUTE FUNCTION refuse_acting();
CREATE TRIGGER sent_to_provider AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION send_to_provider();

create table restores (
  id bigint not null generated always as identity,
  backed_up_at timestamp(3) with time zone not null,
  restored_at timestamp(3) with time zone not null default now(),
  released_at timestamp(3) with time zone
);
alter table restores add constraint restores_pkey PRIMARY KEY (id);
alter table restores enable row level security, force row level security;
create policy adding on restores as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on restores as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on restores as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on restores as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table role_abilities (
  role text not null,
  ability text not null
);
alter table role_abilities add constraint invitations_disallowed TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table role_abilities add constraint role_abilities_ability_check CHECK ((ability ~ '^[a-z]+(-[a-z]+)+$'::text));
alter table role_abilities add constraint role_abilities_pkey PRIMARY KEY (role, ability);
alter table role_abilities add constraint role_abilities_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'organization'::text, 'trainer'::text])));
alter table role_abilities add constraint role_abilities_role_fkey FOREIGN KEY (role) REFERENCES roles(name);
CREATE CONSTRAINT TRIGGER invitations_disallowed AFTER DELETE ON public.role_abilities DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.ability = 'manage-team'::text)) EXECUTE FUNCTION revoke_invites_of_role();

create table roles (
  name text not null,
  updated_at timestamp(3) with time zone not null default now()
);
alter table roles add constraint roles_name_check CHECK ((name = ANY (ARRAY['superadmin'::text, 'admin'::text, 'organization'::text, 'trainer'::text])));
alter table roles add constraint roles_pkey PRIMARY KEY (name);

create table row_counts (
  organization_id bigint not null,
  list text not null,
  change bigint not null
);
CREATE INDEX row_counts_list ON public.row_counts USING btree (organization_id, list) INCLUDE (change);
CREATE INDEX row_counts_of_list ON public.row_counts USING btree (list, organization_id) INCLUDE (change);
alter table row_counts enable row level security, force row level security;
create policy adding on row_counts as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on row_counts as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on row_counts as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on row_counts as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table saved_views (
  id bigint not null generated always as identity,
  user_id bigint not null,
  list text not null,
  name text not null,
  query jsonb not null default '{}'::jsonb,
  columns jsonb,
  shared text not null default 'me'::text,
  organization_id bigint,
  application_id bigint,
  created_at timestamp with time zone not null default now()
);
alter table saved_views add constraint saved_views_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table saved_views add constraint saved_views_check CHECK (((organization_id IS NOT NULL) = (shared = 'organization'::text)));
alter table saved_views add constraint saved_views_check1 CHECK (((application_id IS NOT NULL) = (shared = 'all'::text)));
alter table saved_views add constraint saved_views_list_check CHECK (((length(list) >= 1) AND (length(list) <= 100)));
alter table saved_views add constraint saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table saved_views add constraint saved_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table saved_views add constraint saved_views_pkey PRIMARY KEY (id);
alter table saved_views add constraint saved_views_shared_check CHECK ((shared = ANY (ARRAY['me'::text, 'organization'::text, 'all'::text])));
alter table saved_views add constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX saved_views_application ON public.saved_views USING btree (application_id, list) WHERE (application_id IS NOT NULL);
CREATE INDEX saved_views_list ON public.saved_views USING btree (list, user_id);
CREATE INDEX saved_views_organization ON public.saved_views USING btree (organization_id, list) WHERE (organization_id IS NOT NULL);
CREATE INDEX saved_views_user ON public.saved_views USING btree (user_id);
alter table saved_views enable row level security, force row level security;
create policy adding on saved_views as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((user_id = ( SELECT app_user_id() AS app_user_id)) AND ((shared = 'me'::text) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((shared = 'all'::text) AND administers(application_id)))));
create policy changing on saved_views as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (user_id = ( SELECT app_user_id() AS app_user_id)))
  with check (( SELECT app_sees_all() AS app_sees_all) OR ((user_id = ( SELECT app_user_id() AS app_user_id)) AND ((shared = 'me'::text) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((shared = 'all'::text) AND administers(application_id)))));
create policy reading on saved_views as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((shared = 'me'::text) AND (user_id = ( SELECT app_user_id() AS app_user_id))) OR ((shared = 'all'::text) AND (( SELECT app_scope() AS app_scope) <> 'public'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))) OR ((shared = 'organization'::text) AND ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id))));
create policy removing on saved_views as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (user_id = ( SELECT app_user_id() AS app_user_id)) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((shared = 'all'::text) AND administers(application_id)));

create table schema_functions (
  name text not null,
  checksum text not null,
  is_current boolean not null,
  applied_at timestamp(3) with time zone not null default now()
);
alter table schema_functions add constraint schema_functions_pkey PRIMARY KEY (name, checksum);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp(3) with time zone not null default now()
);
alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (name);

create table school_holidays (
  id bigint not null generated always as identity,
  application_id bigint not null,
  region text not null,
  name text not null,
  "from" date not null,
  until date not null
);
alter table school_holidays add constraint school_holidays_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table school_holidays add constraint school_holidays_check CHECK (("from" <= until));
alter table school_holidays add constraint school_holidays_pkey PRIMARY KEY (id);
CREATE INDEX school_holidays_application ON public.school_holidays USING btree (application_id, "from");
alter table school_holidays enable row level security, force row level security;
create policy adding on school_holidays as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on school_holidays as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on school_holidays as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[])));
create policy removing on school_holidays as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table seed_runs (
  name text not null,
  seeded_at timestamp with time zone not null default now()
);
alter table seed_runs add constraint seed_runs_pkey PRIMARY KEY (name);

create table sepa_batches (
  id bigint not null generated always as identity,
  payout_month character(7) not null,
  execution_date date not null,
  status text not null default 'draft'::text,
  number_of_payments integer not null default 0,
  total_in_cents bigint not null default 0,
  msg_id text,
  file_encrypted bytea,
  file_sha256 bytea,
  rejected_reason text,
  created_by bigint,
  exported_by bigint,
  executed_by bigint,
  canceled_by bigint,
  created_at timestamp with time zone not null default now(),
  exported_at timestamp with time zone,
  executed_at timestamp with time zone,
  canceled_at timestamp with time zone,
  updated_at timestamp(3) with time zone not null default now(),
  job_id uuid
);
alter table sepa_batches add constraint sepa_batches_canceled_by_fkey FOREIGN KEY (canceled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table sepa_batches add constraint sepa_batches_check CHECK ((((file_encrypted IS NULL) = (file_sha256 IS NULL)) AND ((file_encrypted IS NULL) = (exported_at IS NULL))));
alter table sepa_batches add constraint sepa_batches_check1 CHECK (((status <> ALL (ARRAY['exported'::text, 'executed'::text])) OR (exported_at IS NOT NULL)));
alter table sepa_batches add constraint sepa_batches_check2 CHECK (((status <> 'returning'::text) OR (rejected_reason IS NOT NULL)));
alter table sepa_batches add constraint sepa_batches_check3 CHECK (((status = 'canceled'::text) = (canceled_at IS NOT NULL)));
alter table sepa_batches add constraint sepa_batches_check4 CHECK (((status <> 'executing'::text) OR (exported_at IS NOT NULL)));
alter table sepa_batches add constraint sepa_batches_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table sepa_batches add constraint sepa_batches_executed CHECK (((status = ANY (ARRAY['executed'::text, 'returning'::text])) = (executed_at IS NOT NULL)));
alter table sepa_batches add constraint sepa_batches_executed_by_fkey FOREIGN KEY (executed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table sepa_batches add constraint sepa_batches_exported_by_fkey FOREIGN KEY (exported_by) REFERENCES users(id) ON DELETE SET NULL;
alter table sepa_batches add constraint sepa_batches_file_sha256_check CHECK ((octet_length(file_sha256) = 32));
alter table sepa_batches add constraint sepa_batches_id_payout_month_execution_date_key UNIQUE (id, payout_month, execution_date);
alter table sepa_batches add constraint sepa_batches_job_id_fkey FOREIGN KEY (job_id) REFERENCES job_runs(id) ON DELETE SET NULL;
alter table sepa_batches add constraint sepa_batches_msg_id_check CHECK ((msg_id ~ '^[A-Za-z0-9-]{1,35}$'::text));
alter table sepa_batches add constraint sepa_batches_msg_id_key UNIQUE (msg_id);
alter table sepa_batches add constraint sepa_batches_number_of_payments_check CHECK ((number_of_payments >= 0));
alter table sepa_batches add constraint sepa_batches_payout_month_check CHECK ((payout_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
alter table sepa_batches add constraint sepa_batches_pkey PRIMARY KEY (id);
alter table sepa_batches add constraint sepa_batches_rejected_reason_check CHECK ((length(rejected_reason) <= 500));
alter table sepa_batches add constraint sepa_batches_status_check CHECK ((status = ANY (ARRAY['preparing'::text, 'draft'::text, 'exported'::text, 'executing'::text, 'executed'::text, 'canceling'::text, 'canceled'::text, 'returning'::text])));
alter table sepa_batches add constraint sepa_batches_total_in_cents_check CHECK ((total_in_cents >= 0));
CREATE INDEX sepa_batches_canceled_by ON public.sepa_batches USING btree (canceled_by) WHERE (canceled_by IS NOT NULL);
CREATE INDEX sepa_batches_created_by ON public.sepa_batches USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX sepa_batches_executed_by ON public.sepa_batches USING btree (executed_by) WHERE (executed_by IS NOT NULL);
CREATE INDEX sepa_batches_exported_by ON public.sepa_batches USING btree (exported_by) WHERE (exported_by IS NOT NULL);
CREATE INDEX sepa_batches_job ON public.sepa_batches USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX sepa_batches_newest ON public.sepa_batches USING btree (payout_month DESC, id DESC);
CREATE UNIQUE INDEX sepa_batches_one_at_work ON public.sepa_batches USING btree ((true)) WHERE sepa_batch_is_at_work(status);
alter table sepa_batches enable row level security, force row level security;
create policy adding on sepa_batches as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on sepa_batches as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on sepa_batches as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on sepa_batches as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER executed_soon BEFORE INSERT ON public.sepa_batches FOR EACH ROW WHEN ((new.execution_date > (((new.created_at AT TIME ZONE 'Europe/Amsterdam'::text))::date + 60))) EXECUTE FUNCTION refuse_late_execution();
CREATE TRIGGER frozen BEFORE UPDATE ON public.sepa_batches FOR EACH ROW EXECUTE FUNCTION freeze_sepa_batch();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.sepa_batches FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER refused_to_acting BEFORE INSERT OR UPDATE ON public.sepa_batches FOR EACH ROW WHEN ((current_setting('app.is_acting'::text, true) = 'true'::text)) EXECUTE FUNCTION refuse_acting();

create table sepa_line_shares (
  organization_id bigint not null,
  sepa_line_id bigint not null,
  application_id bigint,
  amount_in_cents bigint not null
);
alter table sepa_line_shares add constraint sepa_line_shares_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table sepa_line_shares add constraint sepa_line_shares_organization_id_sepa_line_id_application_i_key UNIQUE NULLS NOT DISTINCT (organization_id, sepa_line_id, application_id);
alter table sepa_line_shares add constraint sepa_line_shares_organization_id_sepa_line_id_fkey FOREIGN KEY (organization_id, sepa_line_id) REFERENCES sepa_lines(organization_id, id);
CREATE INDEX sepa_line_shares_application ON public.sepa_line_shares USING btree (application_id) WHERE (application_id IS NOT NULL);
alter table sepa_line_shares enable row level security, force row level security;
create policy adding on sepa_line_shares as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on sepa_line_shares as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on sepa_line_shares as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on sepa_line_shares as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER append_only BEFORE UPDATE ON public.sepa_line_shares FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.sepa_line_shares FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table sepa_lines (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  sepa_batch_id bigint not null,
  payout_month character(7) not null,
  execution_date date not null,
  status text not null default 'draft'::text,
  end_to_end_id text not null,
  amount_in_cents bigint not null,
  orders_count integer not null,
  account_name text not null,
  iban_encrypted bytea not null,
  iban_country character(2) not null,
  iban_last4 character(4) not null,
  bic text,
  street text,
  house_number text,
  postal_code text,
  city text,
  country text not null,
  ended_reason text,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table sepa_lines add constraint adds_up TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table sepa_lines add constraint sepa_lines_amount_in_cents_check CHECK (((amount_in_cents >= 100) AND (amount_in_cents <= '99999999999'::bigint)));
alter table sepa_lines add constraint sepa_lines_check CHECK (((status = ANY (ARRAY['canceled'::text, 'rejected'::text])) = (ended_at IS NOT NULL)));
alter table sepa_lines add constraint sepa_lines_check1 CHECK (((status <> 'rejected'::text) OR (ended_reason IS NOT NULL)));
alter table sepa_lines add constraint sepa_lines_end_to_end_id_check CHECK (((end_to_end_id ~ '^[0-9]+-[0-9]+$'::text) AND (length(end_to_end_id) <= 35)));
alter table sepa_lines add constraint sepa_lines_end_to_end_id_key UNIQUE (end_to_end_id);
alter table sepa_lines add constraint sepa_lines_ended_reason_check CHECK ((length(ended_reason) <= 500));
alter table sepa_lines add constraint sepa_lines_orders_count_check CHECK ((orders_count >= 0));
alter table sepa_lines add constraint sepa_lines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table sepa_lines add constraint sepa_lines_organization_id_id_key UNIQUE (organization_id, id);
alter table sepa_lines add constraint sepa_lines_pkey PRIMARY KEY (id);
alter table sepa_lines add constraint sepa_lines_sepa_batch_id_payout_month_execution_date_fkey FOREIGN KEY (sepa_batch_id, payout_month, execution_date) REFERENCES sepa_batches(id, payout_month, execution_date);
alter table sepa_lines add constraint sepa_lines_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'exported'::text, 'executed'::text, 'canceled'::text, 'rejected'::text])));
alter table sepa_lines add constraint still_adds_up TRIGGER DEFERRABLE INITIALLY DEFERRED;
CREATE UNIQUE INDEX sepa_lines_live ON public.sepa_lines USING btree (organization_id, payout_month) WHERE (status = ANY (ARRAY['draft'::text, 'exported'::text, 'executed'::text]));
CREATE INDEX sepa_lines_of_batch ON public.sepa_lines USING btree (sepa_batch_id, organization_id);
CREATE INDEX sepa_lines_of_organization ON public.sepa_lines USING btree (organization_id, id DESC);
CREATE INDEX sepa_lines_rejected ON public.sepa_lines USING btree (sepa_batch_id) INCLUDE (organization_id) WHERE (status = 'rejected'::text);
alter table sepa_lines enable row level security, force row level security;
create policy adding on sepa_lines as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on sepa_lines as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on sepa_lines as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on sepa_lines as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON public.sepa_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_sepa_line();
CREATE TRIGGER frozen BEFORE UPDATE ON public.sepa_lines FOR EACH ROW EXECUTE FUNCTION freeze_sepa_line();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.sepa_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER refused_to_acting BEFORE INSERT OR UPDATE ON public.sepa_lines FOR EACH ROW WHEN ((current_setting('app.is_acting'::text, true) = 'true'::text)) EXECUTE FUNCTION refuse_acting();
CREATE CONSTRAINT TRIGGER still_adds_up AFTER UPDATE OF status ON public.sepa_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status <> 'executed'::text))) EXECUTE FUNCTION check_sepa_line();

create table sepa_skips (
  sepa_batch_id bigint not null,
  organization_id bigint not null,
  amount_in_cents bigint not null,
  reason text not null
);
alter table sepa_skips add constraint sepa_skips_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table sepa_skips add constraint sepa_skips_pkey PRIMARY KEY (sepa_batch_id, organization_id);
alter table sepa_skips add constraint sepa_skips_reason_check CHECK ((reason = ANY (ARRAY['below_minimum'::text, 'negative'::text, 'not_accepted'::text, 'no_account'::text, 'held'::text, 'unreadable'::text, 'already_paid'::text, 'account_changed'::text])));
alter table sepa_skips add constraint sepa_skips_sepa_batch_id_fkey FOREIGN KEY (sepa_batch_id) REFERENCES sepa_batches(id);
CREATE INDEX sepa_skips_organization ON public.sepa_skips USING btree (organization_id);
alter table sepa_skips enable row level security, force row level security;
create policy adding on sepa_skips as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on sepa_skips as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on sepa_skips as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR ((organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) AND ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])))));
create policy removing on sepa_skips as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.sepa_skips FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();

create table session_changes (
  session_id bigint,
  activity_id bigint,
  organization_id bigint
);
alter table session_changes add constraint session_changes_check CHECK ((num_nonnulls(session_id, activity_id, organization_id) = 1));
alter table session_changes enable row level security, force row level security;
create policy adding on session_changes as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on session_changes as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on session_changes as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (( SELECT app_scope() AS app_scope) = 'applications'::text));
create policy removing on session_changes as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table session_figures (
  session_id bigint not null,
  organization_id bigint not null,
  activity_id bigint not null,
  platforms bigint[] not null,
  day date not null,
  starts_at timestamp with time zone not null,
  participants integer not null,
  spots integer not null,
  taken integer not null,
  present integer not null
);
alter table session_figures add constraint session_figures_pkey PRIMARY KEY (session_id);
CREATE INDEX session_figures_activity ON public.session_figures USING btree (activity_id);
CREATE INDEX session_figures_day ON public.session_figures USING btree (day);
CREATE INDEX session_figures_organization ON public.session_figures USING btree (organization_id);
alter table session_figures enable row level security, force row level security;
create policy adding on session_figures as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on session_figures as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on session_figures as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (( SELECT
        CASE app_scope()
            WHEN 'applications'::text THEN (app_application_ids())[1]
            ELSE NULL::bigint
        END AS "case") = ANY (platforms)) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (platforms && ( SELECT app_application_ids() AS app_application_ids))));
create policy removing on session_figures as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table session_figures_by_day (
  platforms bigint[] not null,
  day date not null,
  sessions bigint not null,
  participants bigint not null,
  spots bigint not null,
  taken bigint not null,
  present bigint not null
);
alter table session_figures_by_day add constraint session_figures_by_day_pkey PRIMARY KEY (day, platforms);
alter table session_figures_by_day enable row level security, force row level security;
create policy adding on session_figures_by_day as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on session_figures_by_day as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on session_figures_by_day as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (( SELECT
        CASE app_scope()
            WHEN 'applications'::text THEN (app_application_ids())[1]
            ELSE NULL::bigint
        END AS "case") = ANY (platforms)) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (platforms && ( SELECT app_application_ids() AS app_application_ids))));
create policy removing on session_figures_by_day as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table session_figures_by_month (
  platforms bigint[] not null,
  activity_id bigint not null,
  month date not null,
  sessions bigint not null,
  participants bigint not null,
  spots bigint not null,
  taken bigint not null
);
alter table session_figures_by_month add constraint session_figures_by_month_pkey PRIMARY KEY (month, activity_id, platforms);
alter table session_figures_by_month enable row level security, force row level security;
create policy adding on session_figures_by_month as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on session_figures_by_month as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on session_figures_by_month as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (( SELECT
        CASE app_scope()
            WHEN 'applications'::text THEN (app_application_ids())[1]
            ELSE NULL::bigint
        END AS "case") = ANY (platforms)) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (platforms && ( SELECT app_application_ids() AS app_application_ids))));
create policy removing on session_figures_by_month as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table session_series (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  activity_id bigint not null,
  type text not null,
  every smallint not null,
  days smallint[] not null default '{}'::smallint[],
  until date,
  count smallint,
  skip date[] not null default '{}'::date[],
  tz text not null,
  anchor_date date not null,
  created_at timestamp with time zone not null default now()
);
alter table session_series add constraint session_series_check CHECK (((type <> 'weeks'::text) OR (cardinality(days) > 0)));
alter table session_series add constraint session_series_check1 CHECK (((until IS NULL) OR (count IS NULL)));
alter table session_series add constraint session_series_count_check CHECK (((count >= 1) AND (count <= 730)));
alter table session_series add constraint session_series_every_check CHECK ((every > 0));
alter table session_series add constraint session_series_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table session_series add constraint session_series_organization_id_id_key UNIQUE (organization_id, id);
alter table session_series add constraint session_series_pkey PRIMARY KEY (id);
alter table session_series add constraint session_series_type_check CHECK ((type = ANY (ARRAY['weeks'::text, 'months'::text, 'years'::text])));
CREATE INDEX session_series_activity ON public.session_series USING btree (organization_id, activity_id);
alter table session_series enable row level security, force row level security;
create policy adding on session_series as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on session_series as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on session_series as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on session_series as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));

create table sessions (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  activity_id bigint not null,
  series_id bigint,
  series_index smallint,
  is_exception boolean not null default false,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  tz text not null,
  start_date date not null,
  start_time text not null,
  end_date date not null,
  end_time text not null,
  spots integer,
  taken integer not null default 0,
  waitlist_count integer not null default 0,
  rate_id bigint,
  rate_inherited boolean not null default true,
  location_id bigint,
  subscribe_from integer,
  subscribe_until integer,
  canceled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  over_spots integer not null default 0,
  canceled_cause text,
  canceled_reason text,
  canceled_notified text[]
);
alter table sessions add constraint sessions_canceled_cause_check CHECK ((canceled_cause = ANY (ARRAY['weather'::text, 'illness'::text, 'few_people'::text, 'closed'::text])));
alter table sessions add constraint sessions_canceled_notified_check CHECK ((canceled_notified <@ ARRAY['participants'::text, 'waiting'::text, 'trainers'::text]));
alter table sessions add constraint sessions_canceled_reason_check CHECK (((length(canceled_reason) >= 1) AND (length(canceled_reason) <= 300)));
alter table sessions add constraint sessions_check CHECK ((ends_at > starts_at));
alter table sessions add constraint sessions_check1 CHECK ((subscribe_from < subscribe_until));
alter table sessions add constraint sessions_check2 CHECK (((series_id IS NULL) = (series_index IS NULL)));
alter table sessions add constraint sessions_end_time_check CHECK ((end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
alter table sessions add constraint sessions_in_planning_years CHECK (((start_date >= '2000-01-01'::date) AND (start_date < '2100-01-01'::date))) NOT VALID;
alter table sessions add constraint sessions_location_id_organization_id_fkey FOREIGN KEY (location_id, organization_id) REFERENCES location_organizations(location_id, organization_id);
alter table sessions add constraint sessions_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table sessions add constraint sessions_organization_id_activity_id_id_key UNIQUE (organization_id, activity_id, id);
alter table sessions add constraint sessions_organization_id_id_key UNIQUE (organization_id, id);
alter table sessions add constraint sessions_organization_id_rate_id_fkey FOREIGN KEY (organization_id, rate_id) REFERENCES rates(organization_id, id);
alter table sessions add constraint sessions_organization_id_series_id_fkey FOREIGN KEY (organization_id, series_id) REFERENCES session_series(organization_id, id);
alter table sessions add constraint sessions_over_spots_check CHECK ((over_spots >= 0));
alter table sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table sessions add constraint sessions_reason_of_canceled CHECK (((canceled_at IS NOT NULL) OR ((canceled_cause IS NULL) AND (canceled_reason IS NULL) AND (canceled_notified IS NULL))));
alter table sessions add constraint sessions_spots_check CHECK (((spots >= 0) AND (spots <= 100000)));
alter table sessions add constraint sessions_spots_hold CHECK ((taken <= (spots + over_spots)));
alter table sessions add constraint sessions_start_time_check CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
alter table sessions add constraint sessions_subscribe_from_check CHECK (((subscribe_from >= 0) AND (subscribe_from <= 525600)));
alter table sessions add constraint sessions_subscribe_until_check CHECK (((subscribe_until >= 0) AND (subscribe_until <= 525600)));
alter table sessions add constraint sessions_taken_check CHECK ((taken >= 0));
alter table sessions add constraint sessions_waitlist_count_check CHECK ((waitlist_count >= 0));
CREATE INDEX sessions_by_start ON public.sessions USING btree (starts_at, id) INCLUDE (organization_id, activity_id, start_date, deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX sessions_in_series ON public.sessions USING btree (series_id, series_index) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_location ON public.sessions USING btree (location_id, starts_at) WHERE ((location_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX sessions_of_activity ON public.sessions USING btree (activity_id, starts_at, id) INCLUDE (organization_id, start_date, deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_of_organization ON public.sessions USING btree (organization_id, starts_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_rate ON public.sessions USING btree (organization_id, rate_id) WHERE (rate_id IS NOT NULL);
CREATE INDEX sessions_waiting ON public.sessions USING btree (id) WHERE (waitlist_count > 0);
alter table sessions enable row level security, force row level security;
create policy adding on sessions as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on sessions as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy published on sessions as permissive for select to public
  using ((( SELECT app_scope() AS app_scope) = 'public'::text) AND (deleted_at IS NULL) AND (activity_id IN ( SELECT app_public_activities() AS app_public_activities)));
create policy reading on sessions as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on sessions as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER count_added AFTER INSERT ON public.sessions REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows('sessions', 'it.deleted_at is null');
CREATE TRIGGER count_added_of AFTER INSERT ON public.sessions REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows_of('sessions', 'it.deleted_at is null', 'activity_id');
CREATE TRIGGER count_entered AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((NOT (old.deleted_at IS NULL)) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION count_row('sessions', '1');
CREATE TRIGGER count_entered_of AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((NOT (old.deleted_at IS NULL)) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION count_row_of('sessions', '1', 'activity_id');
CREATE TRIGGER count_gone AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows('sessions', 'it.deleted_at is null');
CREATE TRIGGER count_gone_of AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_rows_of('sessions', 'it.deleted_at is null', 'activity_id');
CREATE TRIGGER count_left AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_row('sessions', '-1');
CREATE TRIGGER count_left_of AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_row_of('sessions', '-1', 'activity_id');
CREATE TRIGGER figures_of_added AFTER INSERT ON public.sessions REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION mark_session_changes();
CREATE TRIGGER figures_of_changed AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((((((((old.organization_id IS DISTINCT FROM new.organization_id) OR (old.activity_id IS DISTINCT FROM new.activity_id)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.spots IS DISTINCT FROM new.spots)) OR (old.taken IS DISTINCT FROM new.taken)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.canceled_at IS DISTINCT FROM new.canceled_at))) EXECUTE FUNCTION mark_session_changes();
CREATE TRIGGER figures_of_removed AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_session_changes();
CREATE TRIGGER session_spots_changed BEFORE UPDATE OF spots ON public.sessions FOR EACH ROW WHEN ((old.spots IS DISTINCT FROM new.spots)) EXECUTE FUNCTION tighten_spots();
CREATE TRIGGER session_spots_raised AFTER UPDATE OF spots ON public.sessions FOR EACH ROW WHEN (((old.spots IS NOT NULL) AND ((new.spots IS NULL) OR (new.spots > old.spots)))) EXECUTE FUNCTION offer_session_spots();

create table sports (
  id bigint not null generated always as identity,
  name text not null,
  icon text,
  highlighted boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
alter table sports add constraint sports_icon_check CHECK ((icon ~ '^[a-z][a-z0-9-]{0,39}$'::text));
alter table sports add constraint sports_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table sports add constraint sports_pkey PRIMARY KEY (id);
CREATE INDEX sports_list ON public.sports USING btree (fold(name), id);
CREATE UNIQUE INDEX sports_name ON public.sports USING btree (lower(name));

create table spot_reservations (
  organization_id bigint not null,
  entry_id bigint not null,
  session_id bigint not null
);
alter table spot_reservations add constraint spot_reservations_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES waitlist_entries(organization_id, id) ON DELETE CASCADE;
alter table spot_reservations add constraint spot_reservations_organization_id_session_id_fkey FOREIGN KEY (organization_id, session_id) REFERENCES sessions(organization_id, id);
alter table spot_reservations add constraint spot_reservations_pkey PRIMARY KEY (entry_id, session_id);
CREATE INDEX spot_reservations_session ON public.spot_reservations USING btree (session_id);
alter table spot_reservations enable row level security, force row level security;
create policy adding on spot_reservations as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on spot_reservations as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on spot_reservations as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on spot_reservations as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER reservations_added AFTER INSERT ON public.spot_reservations REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION reservations_counted();
CREATE TRIGGER reservations_removed AFTER DELETE ON public.spot_reservations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION reservations_counted();

create table superadmin_terms (
  id bigint not null generated always as identity,
  user_id bigint not null,
  began_at timestamp(3) with time zone not null default now(),
  appointed_by bigint,
  ended_at timestamp(3) with time zone
);
alter table superadmin_terms add constraint superadmin_terms_appointed_by_fkey FOREIGN KEY (appointed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table superadmin_terms add constraint superadmin_terms_check CHECK ((ended_at >= began_at));
alter table superadmin_terms add constraint superadmin_terms_pkey PRIMARY KEY (id);
alter table superadmin_terms add constraint superadmin_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX superadmin_terms_appointed_by ON public.superadmin_terms USING btree (appointed_by) WHERE (appointed_by IS NOT NULL);
CREATE UNIQUE INDEX superadmin_terms_open ON public.superadmin_terms USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX superadmin_terms_user ON public.superadmin_terms USING btree (user_id, began_at);
alter table superadmin_terms enable row level security, force row level security;
create policy adding on superadmin_terms as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on superadmin_terms as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on superadmin_terms as permissive for select to public
  using true;
create policy removing on superadmin_terms as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table tags (
  id bigint not null generated always as identity,
  name text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  image_id uuid
);
alter table tags add constraint tags_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id);
alter table tags add constraint tags_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table tags add constraint tags_pkey PRIMARY KEY (id);
CREATE INDEX tags_image ON public.tags USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX tags_list ON public.tags USING btree (fold(name), id);
CREATE UNIQUE INDEX tags_name ON public.tags USING btree (lower(name));

create table test_payments (
  reference text not null,
  idempotency_key text not null,
  amount_in_cents integer not null,
  refunded_in_cents integer not null default 0,
  description text not null,
  method text not null,
  locale text not null,
  return_url text not null,
  status text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  paid_at timestamp with time zone
);
alter table test_payments add constraint test_payments_amount_in_cents_check CHECK ((amount_in_cents > 0));
alter table test_payments add constraint test_payments_check CHECK (((refunded_in_cents >= 0) AND (refunded_in_cents <= amount_in_cents)));
alter table test_payments add constraint test_payments_idempotency_key_key UNIQUE (idempotency_key);
alter table test_payments add constraint test_payments_pkey PRIMARY KEY (reference);
alter table test_payments add constraint test_payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text])));
CREATE INDEX test_payments_by_creation ON public.test_payments USING btree (created_at, reference);
CREATE TRIGGER noted_when_paid BEFORE INSERT OR UPDATE OF status ON public.test_payments FOR EACH ROW EXECUTE FUNCTION note_test_payment();

create table test_refunds (
  reference text not null,
  idempotency_key text not null,
  payment_reference text not null,
  amount_in_cents integer not null,
  created_at timestamp with time zone not null default now()
);
alter table test_refunds add constraint test_refunds_amount_in_cents_check CHECK ((amount_in_cents > 0));
alter table test_refunds add constraint test_refunds_idempotency_key_key UNIQUE (idempotency_key);
alter table test_refunds add constraint test_refunds_payment_reference_fkey FOREIGN KEY (payment_reference) REFERENCES test_payments(reference);
alter table test_refunds add constraint test_refunds_pkey PRIMARY KEY (reference);
CREATE INDEX test_refunds_by_creation ON public.test_refunds USING btree (created_at, reference);
CREATE INDEX test_refunds_payment ON public.test_refunds USING btree (payment_reference);

create table throttles (
  key text not null,
  hits integer not null,
  resets_at timestamp with time zone not null
);
alter table throttles add constraint throttles_pkey PRIMARY KEY (key);
CREATE INDEX throttles_expiry ON public.throttles USING btree (resets_at);

create table transactions (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  order_line_id bigint not null,
  activity_id bigint,
  status text not null,
  subtotal_price_in_cents integer not null,
  vat_in_cents integer not null,
  vat_percentage smallint not null,
  fee_in_cents integer not null default 0,
  total_price_in_cents integer not null,
  refunded_in_cents integer not null default 0,
  refunded_fee_in_cents integer not null default 0,
  booked_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone
);
alter table transactions add constraint transactions_check CHECK ((total_price_in_cents = ((subtotal_price_in_cents + vat_in_cents) + fee_in_cents)));
alter table transactions add constraint transactions_check1 CHECK (((status <> 'free'::text) OR (total_price_in_cents = 0)));
alter table transactions add constraint transactions_check2 CHECK ((refunded_in_cents <= total_price_in_cents));
alter table transactions add constraint transactions_check3 CHECK (((refunded_fee_in_cents <= fee_in_cents) AND (refunded_fee_in_cents <= refunded_in_cents)));
alter table transactions add constraint transactions_check4 CHECK (((refunded_in_cents - refunded_fee_in_cents) <= (subtotal_price_in_cents + vat_in_cents)));
alter table transactions add constraint transactions_check5 CHECK (((refunded_in_cents = 0) OR (status = ANY (ARRAY['partly_refunded'::text, 'refunded'::text]))));
alter table transactions add constraint transactions_check6 CHECK (((status <> 'refunded'::text) OR ((refunded_in_cents - refunded_fee_in_cents) = (subtotal_price_in_cents + vat_in_cents))));
alter table transactions add constraint transactions_fee_in_cents_check CHECK ((fee_in_cents >= 0));
alter table transactions add constraint transactions_order_line_id_key UNIQUE (order_line_id);
alter table transactions add constraint transactions_organization_id_activity_id_fkey FOREIGN KEY (organization_id, activity_id) REFERENCES activities(organization_id, id);
alter table transactions add constraint transactions_organization_id_application_id_id_key UNIQUE (organization_id, application_id, id);
alter table transactions add constraint transactions_organization_id_application_id_order_id_fkey FOREIGN KEY (organization_id, application_id, order_id) REFERENCES orders(organization_id, application_id, id);
alter table transactions add constraint transactions_organization_id_application_id_order_line_id_fkey FOREIGN KEY (organization_id, application_id, order_line_id) REFERENCES order_lines(organization_id, application_id, id);
alter table transactions add constraint transactions_organization_id_id_key UNIQUE (organization_id, id);
alter table transactions add constraint transactions_pkey PRIMARY KEY (id);
alter table transactions add constraint transactions_refunded_fee_in_cents_check CHECK ((refunded_fee_in_cents >= 0));
alter table transactions add constraint transactions_refunded_in_cents_check CHECK ((refunded_in_cents >= 0));
alter table transactions add constraint transactions_status_check CHECK ((status = ANY (ARRAY['free'::text, 'open'::text, 'complete'::text, 'paid'::text, 'failed'::text, 'canceled'::text, 'expired'::text, 'external'::text, 'refunded'::text, 'partly_refunded'::text])));
alter table transactions add constraint transactions_subtotal_price_in_cents_check CHECK ((subtotal_price_in_cents >= 0));
alter table transactions add constraint transactions_vat_in_cents_check CHECK ((vat_in_cents >= 0));
alter table transactions add constraint transactions_vat_percentage_check CHECK (((vat_percentage >= 0) AND (vat_percentage <= 100)));
CREATE INDEX transactions_activity ON public.transactions USING btree (organization_id, activity_id) WHERE (activity_id IS NOT NULL);
CREATE INDEX transactions_of_application ON public.transactions USING btree (application_id, booked_at DESC, id DESC) INCLUDE (organization_id, activity_id, status);
CREATE INDEX transactions_of_order ON public.transactions USING btree (order_id);
CREATE INDEX transactions_of_organization ON public.transactions USING btree (organization_id, booked_at DESC, id DESC) INCLUDE (application_id, status);
CREATE INDEX transactions_open ON public.transactions USING btree (status) WHERE (status = 'open'::text);
alter table transactions enable row level security, force row level security;
create policy adding on transactions as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on transactions as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on transactions as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR ((( SELECT app_scope() AS app_scope) = 'applications'::text) AND (application_id = ANY (( SELECT app_application_ids() AS app_application_ids)::bigint[]))));
create policy removing on transactions as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy sold_here on transactions as restrictive for all to public
  using ((NOT ( SELECT app_money_is_limited() AS app_money_is_limited)) OR (application_id = ANY (( SELECT app_money_application_ids() AS app_money_application_ids)::bigint[])) OR (organization_id = ANY (( SELECT app_money_organization_ids() AS app_money_organization_ids)::bigint[])));
CREATE TRIGGER known_transition BEFORE UPDATE OF status ON public.transactions FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION check_transition();
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON public.transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_deletion();
CREATE TRIGGER refunded_of_order AFTER UPDATE OF refunded_in_cents ON public.transactions FOR EACH ROW WHEN ((old.refunded_in_cents <> new.refunded_in_cents)) EXECUTE FUNCTION refunded_of_order();
CREATE TRIGGER refused_to_acting_payment BEFORE UPDATE OF status ON public.transactions FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = ANY (ARRAY['paid'::text, 'complete'::text, 'partly_refunded'::text, 'refunded'::text])) AND (current_setting('app.is_acting'::text, true) = 'true'::text))) EXECUTE FUNCTION refuse_acting();
CREATE TRIGGER refused_to_acting_sale BEFORE INSERT ON public.transactions FOR EACH ROW WHEN (((new.status = ANY (ARRAY['paid'::text, 'complete'::text, 'partly_refunded'::text, 'refunded'::text])) AND (current_setting('app.is_acting'::text, true) = 'true'::text))) EXECUTE FUNCTION refuse_acting();
CREATE TRIGGER transactions_added AFTER INSERT ON public.transactions REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_transactions();
CREATE TRIGGER transactions_changed AFTER UPDATE ON public.transactions REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_transactions();

create table user_preferences (
  user_id bigint not null,
  list text not null,
  columns jsonb,
  density text not null default 'roomy'::text,
  widths jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  view_order bigint[] not null default '{}'::bigint[],
  default_view bigint
);
alter table user_preferences add constraint user_preferences_density_check CHECK ((density = ANY (ARRAY['roomy'::text, 'compact'::text])));
alter table user_preferences add constraint user_preferences_list_check CHECK (((length(list) >= 1) AND (length(list) <= 100)));
alter table user_preferences add constraint user_preferences_pkey PRIMARY KEY (user_id, list);
alter table user_preferences add constraint user_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table user_preferences add constraint user_preferences_view_order_check CHECK ((cardinality(view_order) <= 1000));
alter table user_preferences add constraint user_preferences_widths_check CHECK ((jsonb_typeof(widths) = 'object'::text));

create table user_roles (
  user_id bigint not null,
  role text not null,
  organization_id bigint,
  application_id bigint,
  granted_by bigint default app_user_id()
);
alter table user_roles add constraint role_taken TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table user_roles add constraint user_roles_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table user_roles add constraint user_roles_check CHECK (
CASE role
    WHEN 'superadmin'::text THEN ((organization_id IS NULL) AND (application_id IS NULL))
    WHEN 'admin'::text THEN ((organization_id IS NULL) AND (application_id IS NOT NULL))
    ELSE ((organization_id IS NOT NULL) AND (application_id IS NULL))
END);
alter table user_roles add constraint user_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table user_roles add constraint user_roles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table user_roles add constraint user_roles_role_check CHECK ((role = ANY (ARRAY['superadmin'::text, 'admin'::text, 'organization'::text, 'trainer'::text])));
alter table user_roles add constraint user_roles_role_fkey FOREIGN KEY (role) REFERENCES roles(name);
alter table user_roles add constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table user_roles add constraint user_roles_user_id_role_organization_id_application_id_key UNIQUE NULLS NOT DISTINCT (user_id, role, organization_id, application_id);
CREATE INDEX user_roles_application ON public.user_roles USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX user_roles_granted_by ON public.user_roles USING btree (granted_by) WHERE (granted_by IS NOT NULL);
CREATE INDEX user_roles_organization ON public.user_roles USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX user_roles_role ON public.user_roles USING btree (role, user_id);
CREATE CONSTRAINT TRIGGER role_taken AFTER DELETE ON public.user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revoke_invites_of_sender();
CREATE TRIGGER superadmin_terms AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION superadmin_role_changed();

create table users (
  id bigint not null generated always as identity,
  email citext not null,
  password_hash text,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  locale text not null default 'nl'::text,
  email_verified_at timestamp with time zone,
  anonymized_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  avatar_file_id uuid,
  avatar_url text generated always as (('/v1/files/'::text || (avatar_file_id)::text)) stored,
  search_text text not null generated always as (fold(((((first_name || ' '::text) || last_name) || ' '::text) || (email)::text))) stored,
  closed_at timestamp with time zone
);
alter table users add constraint login_closed TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table users add constraint users_avatar_file_id_fkey FOREIGN KEY (avatar_file_id) REFERENCES files(id);
alter table users add constraint users_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table users add constraint users_pkey PRIMARY KEY (id);
CREATE INDEX users_avatar ON public.users USING btree (avatar_file_id) WHERE (avatar_file_id IS NOT NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email) WHERE (deleted_at IS NULL);
CREATE INDEX users_name ON public.users USING btree (fold(last_name), fold(first_name), id) WHERE (deleted_at IS NULL);
CREATE INDEX users_search ON public.users USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE CONSTRAINT TRIGGER login_closed AFTER UPDATE OF deleted_at, closed_at ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((COALESCE(old.deleted_at, old.closed_at) IS NULL) AND (COALESCE(new.deleted_at, new.closed_at) IS NOT NULL))) EXECUTE FUNCTION revoke_invites_of_closed_login();
CREATE TRIGGER superadmin_terms AFTER UPDATE OF closed_at, deleted_at ON public.users FOR EACH ROW WHEN (((old.closed_at IS DISTINCT FROM new.closed_at) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION superadmin_login_changed();

create table vat_levels (
  level text not null,
  percentage integer not null,
  valid_from date not null
);
alter table vat_levels add constraint vat_levels_level_check CHECK ((level = ANY (ARRAY['zero'::text, 'low'::text, 'high'::text])));
alter table vat_levels add constraint vat_levels_percentage_check CHECK (((percentage >= 0) AND (percentage <= 100)));
alter table vat_levels add constraint vat_levels_pkey PRIMARY KEY (level, valid_from);

create table waitlist_entries (
  id bigint not null generated always as identity,
  organization_id bigint not null,
  session_id bigint,
  bundle_id bigint,
  first_name text not null,
  last_name text not null,
  email citext not null,
  date_of_birth date,
  gender text,
  notes text,
  locale text not null default 'nl'::text,
  "position" integer not null,
  status text not null default 'waiting'::text,
  token_hash bytea,
  invited_at timestamp with time zone,
  expires_at timestamp with time zone,
  reserves boolean not null default false,
  is_automatic boolean not null default false,
  caused_by_participant_id bigint,
  participant_id bigint,
  bundle_participant_id bigint,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  by_visitor boolean not null default false,
  application_id bigint
);
alter table waitlist_entries add constraint waitlist_entries_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table waitlist_entries add constraint waitlist_entries_check CHECK (((session_id IS NULL) <> (bundle_id IS NULL)));
alter table waitlist_entries add constraint waitlist_entries_check2 CHECK (((NOT reserves) OR (status = 'invited'::text)));
alter table waitlist_entries add constraint waitlist_entries_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 255)));
alter table waitlist_entries add constraint waitlist_entries_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'none'::text])));
alter table waitlist_entries add constraint waitlist_entries_invited CHECK (((status <> 'invited'::text) OR ((invited_at IS NOT NULL) AND (expires_at IS NOT NULL))));
alter table waitlist_entries add constraint waitlist_entries_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 255)));
alter table waitlist_entries add constraint waitlist_entries_locale_check CHECK ((locale = ANY (ARRAY['nl'::text, 'en'::text])));
alter table waitlist_entries add constraint waitlist_entries_notes_check CHECK ((length(notes) <= 2000));
alter table waitlist_entries add constraint waitlist_entries_organization_id_bundle_id_fkey FOREIGN KEY (organization_id, bundle_id) REFERENCES bundles(organization_id, id);
alter table waitlist_entries add constraint waitlist_entries_organization_id_bundle_participant_id_fkey FOREIGN KEY (organization_id, bundle_participant_id) REFERENCES bundle_participants(organization_id, id);
alter table waitlist_entries add constraint waitlist_entries_organization_id_caused_by_participant_id_fkey FOREIGN KEY (organization_id, caused_by_participant_id) REFERENCES participants(organization_id, id);
alter table waitlist_entries add constraint waitlist_entries_organization_id_id_key UNIQUE (organization_id, id);
alter table waitlist_entries add constraint waitlist_entries_organization_id_participant_id_fkey FOREIGN KEY (organization_id, participant_id) REFERENCES participants(organization_id, id);
alter table waitlist_entries add constraint waitlist_entries_organization_id_session_id_fkey FOREIGN KEY (organization_id, session_id) REFERENCES sessions(organization_id, id);
alter table waitlist_entries add constraint waitlist_entries_pkey PRIMARY KEY (id);
alter table waitlist_entries add constraint waitlist_entries_position_check CHECK (("position" > 0));
alter table waitlist_entries add constraint waitlist_entries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'invited'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'removed'::text])));
alter table waitlist_entries add constraint waitlist_entries_token_hash_key UNIQUE (token_hash);
CREATE INDEX waitlist_bundle_participant ON public.waitlist_entries USING btree (organization_id, bundle_participant_id) WHERE (bundle_participant_id IS NOT NULL);
CREATE UNIQUE INDEX waitlist_bundle_position ON public.waitlist_entries USING btree (bundle_id, "position") WHERE (bundle_id IS NOT NULL);
CREATE INDEX waitlist_bundle_waiting ON public.waitlist_entries USING btree (bundle_id, "position") WHERE (status = 'waiting'::text);
CREATE INDEX waitlist_cause ON public.waitlist_entries USING btree (organization_id, caused_by_participant_id) WHERE (caused_by_participant_id IS NOT NULL);
CREATE INDEX waitlist_closed ON public.waitlist_entries USING btree (updated_at) WHERE (status <> ALL (ARRAY['waiting'::text, 'invited'::text]));
CREATE INDEX waitlist_expiring ON public.waitlist_entries USING btree (expires_at) WHERE (status = 'invited'::text);
CREATE INDEX waitlist_noted ON public.waitlist_entries USING btree (session_id, bundle_id) WHERE (notes IS NOT NULL);
CREATE INDEX waitlist_of_address ON public.waitlist_entries USING btree (((email)::text)) WHERE (status = ANY (ARRAY['waiting'::text, 'invited'::text]));
CREATE UNIQUE INDEX waitlist_open ON public.waitlist_entries USING btree (session_id, bundle_id, email, fold(first_name), fold(last_name), date_of_birth) NULLS NOT DISTINCT WHERE (status = ANY (ARRAY['waiting'::text, 'invited'::text]));
CREATE INDEX waitlist_participant ON public.waitlist_entries USING btree (organization_id, participant_id) WHERE (participant_id IS NOT NULL);
CREATE INDEX waitlist_platform ON public.waitlist_entries USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE UNIQUE INDEX waitlist_session_position ON public.waitlist_entries USING btree (session_id, "position") WHERE (session_id IS NOT NULL);
CREATE INDEX waitlist_waiting ON public.waitlist_entries USING btree (session_id, "position") WHERE (status = 'waiting'::text);
alter table waitlist_entries enable row level security, force row level security;
create policy adding on waitlist_entries as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy changing on waitlist_entries as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
create policy reading on waitlist_entries as permissive for select to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])) OR is_in_set(( SELECT app_linked_organization_set() AS app_linked_organization_set), organization_id));
create policy removing on waitlist_entries as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR (organization_id = ANY (( SELECT app_organization_ids() AS app_organization_ids)::bigint[])));
CREATE TRIGGER waitlist_added AFTER INSERT ON public.waitlist_entries REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION waitlist_counted();
CREATE TRIGGER waitlist_changed AFTER UPDATE ON public.waitlist_entries REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION waitlist_counted();
CREATE TRIGGER waitlist_removed AFTER DELETE ON public.waitlist_entries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION waitlist_counted();

create table wallet_applications (
  wallet_id bigint not null,
  application_id bigint not null
);
alter table wallet_applications add constraint wallet_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table wallet_applications add constraint wallet_applications_pkey PRIMARY KEY (wallet_id, application_id);
alter table wallet_applications add constraint wallet_applications_wallet_id_fkey FOREIGN KEY (wallet_id) REFERENCES wallets(id) ON DELETE CASCADE;
CREATE INDEX wallet_applications_application ON public.wallet_applications USING btree (application_id);
alter table wallet_applications enable row level security, force row level security;
create policy adding on wallet_applications as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on wallet_applications as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on wallet_applications as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on wallet_applications as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table wallet_balances (
  wallet_id bigint not null,
  profile_id bigint not null,
  moves bigint not null
);
alter table wallet_balances add constraint wallet_balances_not_negative CHECK ((moves >= 0));
alter table wallet_balances add constraint wallet_balances_pkey PRIMARY KEY (wallet_id, profile_id);
alter table wallet_balances add constraint wallet_balances_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
alter table wallet_balances add constraint wallet_balances_wallet_id_fkey FOREIGN KEY (wallet_id) REFERENCES wallets(id);
CREATE INDEX wallet_balances_profile ON public.wallet_balances USING btree (profile_id);
alter table wallet_balances enable row level security, force row level security;
create policy adding on wallet_balances as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on wallet_balances as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on wallet_balances as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on wallet_balances as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER kept_by_ledger BEFORE INSERT OR DELETE OR UPDATE ON public.wallet_balances FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_balance_change();

create table wallet_entries (
  id bigint not null generated always as identity,
  wallet_id bigint not null,
  profile_id bigint not null,
  kind text not null,
  moves integer not null,
  redemption_id bigint,
  order_id bigint,
  created_at timestamp with time zone not null default now()
);
comment on table wallet_entries is 'append-only: the ledger of moves';
alter table wallet_entries add constraint wallet_entries_check CHECK (
CASE kind
    WHEN 'payment'::text THEN (moves < 0)
    ELSE (moves > 0)
END);
alter table wallet_entries add constraint wallet_entries_check1 CHECK (((kind = 'coupon'::text) = (redemption_id IS NOT NULL)));
alter table wallet_entries add constraint wallet_entries_check2 CHECK (((kind <> 'coupon'::text) = (order_id IS NOT NULL)));
alter table wallet_entries add constraint wallet_entries_kind_check CHECK ((kind = ANY (ARRAY['coupon'::text, 'payment'::text, 'refund'::text])));
alter table wallet_entries add constraint wallet_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
alter table wallet_entries add constraint wallet_entries_pkey PRIMARY KEY (id);
alter table wallet_entries add constraint wallet_entries_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id);
alter table wallet_entries add constraint wallet_entries_redemption_id_fkey FOREIGN KEY (redemption_id) REFERENCES coupon_redemptions(id);
alter table wallet_entries add constraint wallet_entries_redemption_id_key UNIQUE (redemption_id);
alter table wallet_entries add constraint wallet_entries_wallet_id_fkey FOREIGN KEY (wallet_id) REFERENCES wallets(id);
CREATE INDEX wallet_entries_order ON public.wallet_entries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX wallet_entries_payment ON public.wallet_entries USING btree (order_id) WHERE (kind = 'payment'::text);
CREATE INDEX wallet_entries_profile ON public.wallet_entries USING btree (profile_id, wallet_id, id);
CREATE INDEX wallet_entries_wallet ON public.wallet_entries USING btree (wallet_id, id);
alter table wallet_entries enable row level security, force row level security;
create policy adding on wallet_entries as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on wallet_entries as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on wallet_entries as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on wallet_entries as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.wallet_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON public.wallet_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER check_refund BEFORE INSERT ON public.wallet_entries FOR EACH ROW WHEN ((new.kind = 'refund'::text)) EXECUTE FUNCTION check_wallet_refund();
CREATE TRIGGER keep_balance AFTER INSERT ON public.wallet_entries FOR EACH ROW EXECUTE FUNCTION keep_wallet_balance();

create table wallet_labels (
  wallet_id bigint not null,
  label_id bigint not null
);
alter table wallet_labels add constraint wallet_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id);
alter table wallet_labels add constraint wallet_labels_pkey PRIMARY KEY (wallet_id, label_id);
alter table wallet_labels add constraint wallet_labels_wallet_id_fkey FOREIGN KEY (wallet_id) REFERENCES wallets(id) ON DELETE CASCADE;
CREATE INDEX wallet_labels_label ON public.wallet_labels USING btree (label_id);
alter table wallet_labels enable row level security, force row level security;
create policy adding on wallet_labels as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on wallet_labels as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on wallet_labels as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on wallet_labels as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table wallets (
  id bigint not null generated always as identity,
  name text not null,
  slug text not null,
  icon_id uuid,
  move_value_in_cents integer not null default 100,
  coupons_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone
);
alter table wallets add constraint wallets_coupons_count_check CHECK ((coupons_count >= 0));
alter table wallets add constraint wallets_icon_id_fkey FOREIGN KEY (icon_id) REFERENCES files(id);
alter table wallets add constraint wallets_move_value_in_cents_check CHECK (((move_value_in_cents >= 1) AND (move_value_in_cents <= 100000)));
alter table wallets add constraint wallets_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table wallets add constraint wallets_pkey PRIMARY KEY (id);
alter table wallets add constraint wallets_slug_check CHECK (((length(slug) <= 60) AND (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text)));
CREATE INDEX wallets_icon ON public.wallets USING btree (icon_id) WHERE (icon_id IS NOT NULL);
CREATE INDEX wallets_list ON public.wallets USING btree (fold(name), id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX wallets_slug ON public.wallets USING btree (slug) WHERE (deleted_at IS NULL);
alter table wallets enable row level security, force row level security;
create policy adding on wallets as permissive for insert to public
  with check (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy changing on wallets as permissive for update to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);
create policy reading on wallets as permissive for select to public
  using ( SELECT app_sees_all() AS app_sees_all);
create policy removing on wallets as permissive for delete to public
  using (( SELECT app_sees_all() AS app_sees_all) OR false);

create table worker_pools (
  id text not null,
  seen_at timestamp with time zone not null default now()
);
alter table worker_pools add constraint worker_pools_pkey PRIMARY KEY (id);

-- function add_app_config() returns trigger: plpgsql, volatile, parallel unsafe, d59b65d83abb
-- function add_job(text,json,jsonb) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, bb89982c36ce
-- function add_jobs(text,text,bigint[],integer) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 2f4ef0ac9ee7
-- function address_key(text,text) returns text: sql, immutable, parallel safe, strict, 7d125123bd12
-- function administered_applications(bigint) returns TABLE(id bigint, name text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, c3ffa3ff5444
-- function administered_labels(bigint) returns SETOF bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, b1d712e8e0ac
-- function administered_levels(bigint,bigint[]) returns bigint[]: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, d4d7980f4a75
-- function administers(bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 49b7efd02f00
-- function administers_organization(bigint,bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 17d358c19107
-- function amounts_of_lines(bigint[]) returns TABLE(id bigint, total_price_in_cents integer, due_in_cents integer): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 2240758328a6
-- function app_application_ids() returns bigint[]: sql, stable, parallel safe, a077b9f6894d
-- function app_linked_organization_set() returns bit varying: plpgsql, stable, parallel unsafe, plan_cache_mode=force_custom_plan, 0fd4875ff94a
-- function app_money_application_ids() returns bigint[]: sql, stable, parallel safe, 80026ad63327
-- function app_money_is_limited() returns boolean: sql, stable, parallel safe, c7bad6d05c8f
-- function app_money_organization_ids() returns bigint[]: sql, stable, parallel safe, 628911908dbe
-- function app_organization_ids() returns bigint[]: sql, stable, parallel safe, 26910009c38b
-- function app_public_activities() returns SETOF bigint: plpgsql, stable, parallel unsafe, 5dd213748987
-- function app_public_links() returns SETOF bigint: plpgsql, stable, parallel unsafe, 968e42dc101d
-- function app_public_organizations() returns SETOF bigint: plpgsql, stable, parallel unsafe, d7cdcdaabd87
-- function app_public_products() returns SETOF bigint: plpgsql, stable, parallel unsafe, c545392f5ea7
-- function app_scope() returns text: sql, stable, parallel safe, 21adb1c6d7f5
-- function app_search_pattern() returns text: sql, stable, parallel safe, 0d01dbc52665
-- function app_sees_all() returns boolean: sql, stable, parallel safe, 080d6f7bb5d9
-- function app_sees_money(bigint,bigint) returns boolean: sql, stable, parallel safe, 2a1cc4ceb66a
-- function app_token_hash() returns text: sql, stable, parallel safe, 785f319194ea
-- function app_user_id() returns bigint: sql, stable, parallel safe, e92f6115ea48
-- function application_ancestry(bigint) returns bigint[]: sql, stable, parallel unsafe, 2f68da5fcecf
-- function application_family(bigint) returns bigint[]: sql, stable, parallel unsafe, 9648a711b9f7
-- function application_of_caller(caller,bigint,boolean) returns bigint: plpgsql, volatile, parallel unsafe, 4e7d4687d251
-- function assert_may_notify(bigint,bigint) returns void: plpgsql, volatile, parallel unsafe, 4488e4993b20
-- function attendance_counted() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 98409bf64f0e
-- function audit_sale() returns trigger: plpgsql, volatile, parallel unsafe, d69987308739
-- function awaits_payout(bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5ae1ea29ea56
-- function begin_organization() returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 1521743eaa3a
-- function begin_role_view(text) returns boolean: plpgsql, volatile, parallel unsafe, 943a26535ffd
-- function bookings_of_profile(bigint) returns TABLE(number bigint, title text, starts_at timestamp with time zone, tz text, status text, total_price_in_cents integer, created_at timestamp with time zone): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8e3b56a0a29f
-- function books_figures() returns TABLE(figure text, label text, value double precision): plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, 71ff0f5f5095
-- function bundle_ends_at(bigint) returns timestamp with time zone: sql, stable, parallel unsafe, f9d33447363b
-- function bundle_participant_counts() returns trigger: plpgsql, volatile, parallel unsafe, f457406e65e9
-- function caller_of_token(bytea) returns caller: plpgsql, volatile, parallel unsafe, f0b4a2e1ad2f
-- function campaign_state(timestamp with time zone,timestamp with time zone,timestamp with time zone) returns text: sql, immutable, parallel safe, cd2fabebc6a9
-- function check_invoice_total() returns trigger: plpgsql, volatile, parallel unsafe, b9083a5da9d0
-- function check_sepa_line() returns trigger: plpgsql, volatile, parallel unsafe, 78c1958a72d9
-- function check_transition() returns trigger: plpgsql, volatile, parallel unsafe, 58fd5c6ebfbf
-- function check_wallet_refund() returns trigger: plpgsql, volatile, parallel unsafe, dd92c3d989ca
-- function city_key(text) returns text: sql, immutable, parallel unsafe, ac7d4b03e0eb
-- function clocks_of_platforms(bigint[]) returns TABLE(application_id bigint, timezone text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, eddd0b691964
-- function compact_attendance_counts() returns void: plpgsql, volatile, parallel unsafe, 32c95cd6d974
-- function compact_organization_counts() returns void: plpgsql, volatile, parallel unsafe, 37547d0ad77c
-- function compact_row_counts() returns void: plpgsql, volatile, parallel unsafe, 88d8472b77fe
-- function compact_sales() returns void: plpgsql, volatile, parallel unsafe, 98ef188f0965
-- function comparable_organizations(bigint,bigint) returns TABLE(id bigint, name text, city text, status text, kvk_number text, email text, website text, addresses jsonb): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 43c3d4d63608
-- function complete_dead_jobs(text,timestamp with time zone) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 876750099b06
-- function contacts_of_account(bigint) returns TABLE(id bigint, organization text, is_named boolean): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, d9e125eef423
-- function copy_location() returns trigger: plpgsql, volatile, parallel unsafe, 7106b303f462
-- function correct_sales(bigint,date,date) returns bigint: plpgsql, volatile, parallel unsafe, 9541fee0b0ce
-- function correct_session_figures(date,date) returns bigint: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, 66ca8518bd76
-- function costs_to_pay(bigint,text[]) returns boolean: plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, ffdaca535f10
-- function count_coupons() returns trigger: plpgsql, volatile, parallel unsafe, b6b43263f03a
-- function count_offers(bigint,bigint) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, b52b6bec8b6e
-- function count_organizations() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 6cb028b23839
-- procedure count_people(text,text,bigint,integer): plpgsql, volatile, parallel unsafe, 67347404e3a3
-- function count_quiet_recipients(bigint,bigint,jsonb,timestamp with time zone,text[]) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8239d4791226
-- function count_refundable_by_others(bigint[],bigint,bigint) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e35eb4ebb375
-- function count_reserved_by(bytea,bytea) returns record: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, a03d15e159df
-- function count_row() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 3116b4bdffa8
-- function count_row_of() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, b08b96b48c3d
-- function count_rows() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5af803fd3ced
-- function count_rows_of() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 180241bcbab2
-- function count_unpaid(bigint,bigint) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, eeaac3ca4528
-- procedure count_waiting(bigint,bigint,integer,integer): plpgsql, volatile, parallel unsafe, 4dc486414605
-- function detach_file(uuid) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, ce988ca4be3f
-- function drop_audit_partitions(timestamp with time zone) returns text[]: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, bd0d687d43ea
-- function editable_locations(bigint[],bigint[]) returns SETOF bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5179153d43ce
-- function end_confirmation_mails(bigint,bigint) returns void: plpgsql, volatile, parallel unsafe, 059b80d79bf4
-- function end_location_link(bigint,bigint,boolean) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 419f23a3b57b
-- function end_profile_logins() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, d45ba58c71df
-- function end_profile_token(bytea) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, d54a9e13a5d6
-- function ensure_audit_partitions() returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 7f6ef08fc56a
-- function enter(bytea,text,bigint,bigint,boolean,text,bigint,text,text,text,text[],integer) returns jsonb: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, plan_cache_mode=force_generic_plan, 4c502f5949d3
-- function enter_all_of_caller(caller,text,text[],integer) returns entrance: plpgsql, volatile, parallel unsafe, 8ebe92b53a50
-- function enter_application(caller,bigint,text[],integer) returns entrance: plpgsql, volatile, parallel unsafe, c2795b5b9177
-- function enter_bank_account_change(bytea) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, f81c963292b8
-- function enter_calendar_feed(bytea) returns TABLE(id bigint, user_id bigint, locale text, organization_id bigint, activity_id bigint): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 62559147892f
-- function enter_client(bytea) returns jsonb: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5a4cf520962e
-- function enter_invite(bytea) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 9d85a4ae69ce
-- function enter_order_link(bytea) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 4710276eb773
-- function enter_organization(caller,bigint,bigint,text[],integer) returns entrance: plpgsql, volatile, parallel unsafe, 972aac390155
-- function enter_organization_of_public(bigint) returns void: sql, volatile, parallel unsafe, 8040e9e84c69
-- function enter_profile(bytea,timestamp with time zone) returns TABLE(profile_id bigint, application_id bigint): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8d6517a317b1
-- function enter_published(bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e4dfa130d286
-- function enter_waitlist_invite(bytea) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 3daf3c4ca20c
-- function erase_account(bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, cc817666eb50
-- function erase_actor_from_trail(bigint) returns integer: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 51242ca6c711
-- function erase_explanations(bigint,bigint[],jsonb) returns integer: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 22ad96718abe
-- function erase_from_trail(bigint,text,text[]) returns integer: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 17ed513fb188
-- function erase_from_typed(jsonb,text) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 710bba0e7652
-- function erase_from_views(bigint,jsonb,text) returns SETOF bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 6b7720fa500a
-- function erase_mentions_from_trail(bigint,jsonb) returns SETOF text: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 6bb5fc54b8cd
-- function erase_profile_from_trail(bigint) returns integer: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 73319e93d577
-- function file_to_serve(uuid,boolean,bytea) returns TABLE(id uuid, filename text, mime_type text, size integer, width integer, height integer, sha256 bytea, visibility text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, a8a3e4fdc80e
-- function find_application(text,text,text) returns bigint: sql, stable, parallel unsafe, b061892e3321
-- function find_by_code(bigint,text,text) returns TABLE(kind text, id bigint, name text, hint text, wallet_id bigint): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 0d6bc4309efb
-- function find_or_create_profile(bigint,citext,text,timestamp with time zone) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5d52e4762a19
-- function find_order_people() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 40111b491801
-- function find_order_text() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, c64f009bdd33
-- function find_profile_text() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 79587b0041c7
-- function finds_personal_facts(jsonb) returns boolean: sql, immutable, parallel unsafe, ca5a40a788e3
-- function fitting_activities(label_filters) returns SETOF activities: sql, stable, parallel safe, 74368e7fdff2
-- function fitting_organizations(label_filters) returns SETOF organizations: sql, stable, parallel safe, b7b8bb4215d7
-- function fitting_products(label_filters) returns SETOF products: sql, stable, parallel safe, cb15a793b90c
-- function fold(text) returns text: plpgsql, immutable, parallel safe, strict, b1e87e029ab0
-- function fold_session_figures() returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, ac1b0376f048
-- function follow_clock() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, dc8dbbc05d2b
-- function forget_linked_organizations() returns trigger: plpgsql, volatile, parallel unsafe, f10f5c209d81
-- function forget_reserving_network() returns trigger: plpgsql, volatile, parallel unsafe, 6eff17bcf85b
-- function freeze_invoice() returns trigger: plpgsql, volatile, parallel unsafe, 9891da2bac7a
-- function freeze_invoice_pdf() returns trigger: plpgsql, volatile, parallel unsafe, 77da5a5377b5
-- function freeze_redeemed_coupon() returns trigger: plpgsql, volatile, parallel unsafe, bdf66a444d95
-- function freeze_sepa_batch() returns trigger: plpgsql, volatile, parallel unsafe, fcaf111f8102
-- function freeze_sepa_line() returns trigger: plpgsql, volatile, parallel unsafe, 0422d852f84e
-- function freeze_settlement() returns trigger: plpgsql, volatile, parallel unsafe, 42f7dd8b8f14
-- procedure furnish_application(bigint): sql, volatile, parallel unsafe, 59cb77052c3d
-- function furnish_new_application() returns trigger: plpgsql, volatile, parallel unsafe, 3454e64c489d
-- function guard_location_link() returns trigger: plpgsql, volatile, parallel unsafe, 0dd0a81120a7
-- function has_amounts(text,jsonb) returns boolean: sql, immutable, parallel safe, ec51c042ab9f
-- function hold_payouts() returns trigger: plpgsql, volatile, parallel unsafe, 6361a1a8d87c
-- function image_of(uuid) returns jsonb: sql, stable, parallel unsafe, bf127ba37019
-- function insert_sepa_lines(bigint,bigint[]) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, 9561f5bc376a
-- function invoice_may_become(text,text) returns boolean: sql, immutable, parallel unsafe, 79d3bef799bb
-- function is_filled(label_filters) returns boolean: sql, immutable, parallel safe, 9f071908377b
-- function is_in_set(bit varying,bigint) returns boolean: sql, immutable, parallel safe, 470aff5ad5f8
-- function is_paid_by(bigint,text[]) returns boolean: plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, 641dcf62e02d
-- function is_profile_network(bigint,citext,bytea) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e7c687c9c60b
-- function is_token_of_user(bytea) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, f0936c143919
-- function issue_client_token(text,bytea,bytea,integer) returns TABLE(api_client_id bigint, organization_id bigint): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 305ef77bc97f
-- function json_mentions_any(jsonb,text[]) returns boolean: sql, stable, parallel safe, c0f7a9b8f617
-- function keep_build_status() returns trigger: plpgsql, volatile, parallel unsafe, 381da2ad761e
-- procedure keep_count(text,text,text): plpgsql, volatile, parallel unsafe, 21c6f3d429b7
-- procedure keep_count_of(text,text,text,text): plpgsql, volatile, parallel unsafe, e8007a2a349e
-- function keep_former_payment_key() returns trigger: plpgsql, volatile, parallel unsafe, 3fd2099cff5e
-- function keep_home_linked() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8fa9f00823e0
-- function keep_order_mail_status() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 226ff3e5451f
-- function keep_paid_out() returns trigger: plpgsql, volatile, parallel unsafe, fe387b9173f6
-- function keep_sold_line() returns trigger: plpgsql, volatile, parallel unsafe, 3bf487696491
-- function keep_superadmin_term(bigint) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, ee07fdd9fe65
-- function keep_wallet_balance() returns trigger: plpgsql, volatile, parallel unsafe, 944806f0bb13
-- function keeps_label(bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 461a4ef3c9a9
-- function labelled_organizations(bigint) returns SETOF bigint: sql, stable, parallel safe, 8bb500df8a87
-- function least_payout() returns integer: sql, immutable, parallel safe, 75808cc90ac7
-- function leave_cash_to_hand_over() returns trigger: plpgsql, volatile, parallel unsafe, b2c76d885d47
-- function leave_orders() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, f2d46c546077
-- function leave_profile() returns trigger: plpgsql, volatile, parallel unsafe, ae99a5b92dff
-- function limit_money(bigint[],bigint[]) returns void: sql, volatile, parallel unsafe, 57b6b1db188c
-- function limit_money_without(text,bigint,bigint) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 0324f4c691ed
-- function linkable_locations(bigint,text,integer) returns TABLE(id bigint, name text, street text, house_number text, zipcode text, city text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 73bb2f6e4b45
-- function location_changed() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, a6b035734c49
-- function location_hidden() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, f75658bac9c6
-- function location_links(bigint) returns TABLE(organization_id bigint, name text, is_owner boolean, is_admin boolean, is_ended boolean, planned integer, may_update boolean): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e6736d2d306b
-- function location_use_added() returns trigger: plpgsql, volatile, parallel unsafe, f73616465d9e
-- function location_use_changed() returns trigger: plpgsql, volatile, parallel unsafe, 25eab275837e
-- function lock_open_orders(character,bigint[]) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, 03a77df312f5
-- function lock_settled_orders(bigint[]) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, c3b4b1a55511
-- function look_refunds_up() returns integer: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e6fbb427a29d
-- function mail_limit_hash(text) returns text: sql, stable, parallel safe
-- function make_room(bigint[],bigint[]) returns void: sql, volatile, parallel unsafe, bb077bcc842e
-- function mark_session_changes() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, d28926100d6b
-- function masked_changes(jsonb) returns jsonb: sql, immutable, parallel unsafe, f6a766822d1c
-- function may_edit_location(bigint) returns boolean: plpgsql, volatile, parallel unsafe, 88a595fe5a09
-- function may_invite(bigint,bigint,bigint,text) returns boolean: sql, stable, parallel unsafe, 25bddd42fc70
-- function may_link_organization(bigint,bigint) returns boolean: plpgsql, volatile, parallel unsafe, cd5e265ac534
-- function may_list_recipients(bigint,bigint,jsonb) returns boolean: sql, volatile, parallel unsafe, 0070d21c3af1
-- function may_review(bigint,bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8693ffba75e7
-- function may_share_location(bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8b8d62e4f1da
-- function may_undo(boolean,bigint[],text,bigint[]) returns boolean: sql, immutable, parallel safe, 99de9239be9b
-- function memberships(bigint) returns record: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e5325cdf6972
-- function mentions_any(text,text[]) returns boolean: plpgsql, stable, parallel safe, 57074051a5b8
-- function name_of_wallet(bigint) returns text: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, f2575359f824
-- function names_of_notifications(bigint[]) returns TABLE(id bigint, organization text, application text, timezone text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 4ce32249bc7a
-- function names_of_orders(bigint[]) returns TABLE(id bigint, organization text, application text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, d7dbf2aa17ba
-- function note_email_change() returns trigger: plpgsql, volatile, parallel unsafe, 0cfffd770b10
-- function note_order_mails() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, eaf3a83964ca
-- function note_settlement() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 45c0df0e0693
-- function note_test_payment() returns trigger: plpgsql, volatile, parallel unsafe, 33ee7130a585
-- function notification_audience(bigint,bigint,jsonb,timestamp with time zone,text[]) returns TABLE(profile_id bigint, zipcode text, hindrance text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, plan_cache_mode=force_custom_plan, dfe83331d9fb
-- function notification_recipients_page(bigint,text[],text[],text,text,boolean,integer,bigint) returns TABLE(page_total bigint, id bigint, name text, email text, status text, reason text, due_at timestamp with time zone, sent_at timestamp with time zone, first_name text, last_name text, locale text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, e559a416e734
-- function notification_settings_of_profile(bigint) returns TABLE(is_subscribed boolean, quiet_hours text, quiet_from text, quiet_until text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 08986c7983a6
-- function offer_bundle_spots() returns trigger: plpgsql, volatile, parallel unsafe, b24d5b3e6dc2
-- function offer_session_spots() returns trigger: plpgsql, volatile, parallel unsafe, f8fbbd87940d
-- function open_payout_items(character) returns TABLE(organization_id bigint, kind text, id bigint, amount_in_cents bigint): sql, stable, parallel unsafe, 7d5a5690c19f
-- function operation_figures() returns TABLE(figure text, label text, value double precision): plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, d28f7a205fb1
-- function order_texts(bigint[]) returns TABLE(id bigint, text text): sql, stable, parallel unsafe, 790c6429f8ab
-- function organization_addresses(bigint) returns jsonb: sql, stable, parallel unsafe, f85262c61ddc
-- function organization_changed() returns trigger: plpgsql, volatile, parallel unsafe, fd1408ed2a86
-- function organization_links_changed() returns trigger: plpgsql, volatile, parallel unsafe, 71f0826a00eb
-- function organization_names(bigint[]) returns TABLE(id bigint, name text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 9c6ee9a7db46
-- function organization_of_record(caller,text,bigint) returns bigint: plpgsql, volatile, parallel unsafe, fe92b270a511
-- function organizations_added() returns trigger: plpgsql, volatile, parallel unsafe, e1e2a0892c71
-- function organizations_holding(bigint,text[]) returns bigint[]: sql, stable, parallel unsafe, 78b989e28d62
-- function organizations_like(jsonb,bigint[]) returns TABLE(n integer, id bigint, name text, city text, status text, kvk_number text, email text, website text, addresses jsonb): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, c5c781071678
-- function organizations_with(bigint,bigint[],text[],integer) returns bigint[]: sql, stable, parallel unsafe, ea47758e064c
-- function owns_location(bigint,bigint) returns boolean: plpgsql, stable, parallel unsafe, 2ea9dbe943cf
-- function participant_of_profile() returns trigger: plpgsql, volatile, parallel unsafe, 93f1c7f6ddad
-- function participants_counted() returns trigger: plpgsql, volatile, parallel unsafe, a21d36ee6f6d
-- function payment_by_reference(text,text) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 6b665ed8ffe8
-- function payment_terms(bigint) returns TABLE(code text, fixed_in_cents integer, basis_points integer): plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, 1a3bc39aecf5
-- function phrases_of(jsonb) returns text[]: sql, stable, parallel safe, c0b378c624af
-- function platform_of_sale(bigint,bigint) returns bigint: sql, stable, parallel unsafe, 20adc7433859
-- function platforms_of_orders(bigint[]) returns TABLE(order_id bigint, id bigint, name text, website_url text, timezone text): plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, ef34b5bc0171
-- function platforms_with_people_of(bigint) returns bigint[]: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 08b3c171d8a1
-- function post_wallet_entry(bigint,bigint,integer,bigint,timestamp with time zone) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 00e046ca9eb5
-- function profile_list_name(text,text,citext) returns text: sql, immutable, parallel safe, d8bbd17e823b
-- function profile_search_text(text,text,citext) returns text: sql, immutable, parallel safe, 44d7d08f7d94
-- function profile_with_device(bigint,citext,text[]) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 8104f62181ec
-- procedure protect_sales(text,text): plpgsql, volatile, parallel unsafe, 7c9a5c3c2b9b
-- procedure protect_tenant(text,text): plpgsql, volatile, parallel unsafe, a75ea98559df
-- procedure protect_writing(text,text): plpgsql, volatile, parallel unsafe, 9a6631b4110b
-- function public_contacts(bigint,text,bigint) returns jsonb: plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, bc32f012ea21
-- function public_origins() returns SETOF text: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, ce075369de8b
-- function public_websites() returns TABLE(application_id bigint, host text, website_url text): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 124cd9daa288
-- procedure publish_with_organization(text): plpgsql, volatile, parallel unsafe, b98a213adc19
-- function purchase_counts() returns trigger: plpgsql, volatile, parallel unsafe, e1b39e39b765
-- function queue_figures() returns TABLE(figure text, label text, value double precision): plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, 96f2dd375ca0
-- function queue_refund(bigint) returns void: sql, volatile, parallel unsafe, dc3f10b9b915
-- function queue_waitlist_offers(bigint[],bigint[]) returns void: plpgsql, volatile, parallel unsafe, 7a03d8d0e284
-- function quiet_end(timestamp with time zone,text,time without time zone,time without time zone) returns timestamp with time zone: sql, stable, parallel unsafe, aa5586f221f0
-- function readers_of(bigint) returns TABLE(user_id bigint, works_elsewhere boolean, is_of_other_team boolean): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 61ad9e4d2f8c
-- function reconciled_items() returns TABLE(organization_id bigint, application_id bigint, kind text, id bigint, amount_in_cents bigint, month text, booked_at timestamp with time zone, paid_month text): sql, stable, parallel unsafe, 417d73a36122
-- function reconciled_payments() returns TABLE(organization_id bigint, application_id bigint, kind text, id bigint, amount_in_cents bigint, month text, booked_at timestamp with time zone, was_executed boolean): sql, stable, parallel unsafe, 31c28112d038
-- function redeem_coupon(text,bigint,timestamp with time zone,bigint,bigint) returns TABLE(outcome text, wallet_id bigint, coupon_id bigint, value integer, balance bigint): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, a74737254f42
-- function refresh_location_search(bigint[]) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, fe5860e66228
-- function refresh_organization_search(bigint[]) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, b027f1a3b40a
-- function refund_as_sent() returns trigger: plpgsql, volatile, parallel unsafe, a7f19c49ed8e
-- function refunded_of_order() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, a240eb1a5fe7
-- function refunds_of_profile(bigint) returns TABLE(number bigint, refunded_in_cents bigint, failed_refund_in_cents bigint, pending_refund_in_cents bigint, to_hand_over_in_cents bigint): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 39e8dbc9e70b
-- function refunds_within_payment() returns trigger: plpgsql, volatile, parallel unsafe, 6d76b3cf28f3
-- function refuse_acting() returns trigger: plpgsql, volatile, parallel unsafe, 0a9596424a80
-- function refuse_balance_change() returns trigger: plpgsql, volatile, parallel unsafe, 624fbd3295a4
-- function refuse_call(text,bigint) returns jsonb: plpgsql, volatile, parallel unsafe, 1660ba5b12d9
-- function refuse_deletion() returns trigger: plpgsql, volatile, parallel unsafe, 3fe08303ca31
-- function refuse_late_execution() returns trigger: plpgsql, volatile, parallel unsafe, bd5d33f4a194
-- function refuse_ledger_change() returns trigger: plpgsql, volatile, parallel unsafe, 3ee2c9f0d215
-- function refuse_new_owner() returns trigger: plpgsql, volatile, parallel unsafe, 5203b57cec03
-- function refuse_organization_move() returns trigger: plpgsql, volatile, parallel unsafe, 60e92900d57e
-- function refuse_platform_copy() returns trigger: plpgsql, volatile, parallel unsafe, f602813abbb3
-- function refuse_trail_change() returns trigger: plpgsql, volatile, parallel unsafe, fcd7f9cce440
-- function release_sepa_items(bigint[]) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, 5cd504f04929
-- function relink_location(bigint,bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 582235da3549
-- function remove_profile_device(bigint,bigint) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, cb226191935e
-- function remove_profile_devices() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 7a36acd3c963
-- function removed_organizations(bigint,bigint) returns TABLE(id bigint, name text, removed_at timestamp with time zone, is_whole boolean, may_restore boolean): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5a973f9ae558
-- function reservations_counted() returns trigger: plpgsql, volatile, parallel unsafe, 3631140838f6
-- function restorable_labels(bigint) returns SETOF bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 3765f43dd668
-- function restore_organization(bigint,bigint) returns text: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 53a5240ce544
-- function revoke_invites(bigint,bigint) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 398fb02a21d9
-- function revoke_invites_of_closed_login() returns trigger: plpgsql, volatile, parallel unsafe, 61014128730c
-- function revoke_invites_of_organization() returns trigger: plpgsql, volatile, parallel unsafe, a04160e2b102
-- function revoke_invites_of_role() returns trigger: plpgsql, volatile, parallel unsafe, 300e435e7ee2
-- function revoke_invites_of_sender() returns trigger: plpgsql, volatile, parallel unsafe, 5b59e67fa6c7
-- function revoke_invites_of_unlinked() returns trigger: plpgsql, volatile, parallel unsafe, 1cc7f8b52f83
-- function role_rank(text) returns integer: sql, immutable, parallel safe, d4fad5def4fd
-- function roles_held(bigint) returns TABLE(role text, application_id bigint, organization_id bigint): sql, stable, parallel unsafe, d0da067d4a4b
-- function save_device_of_login(bytea,bigint,text,text,text,text,timestamp with time zone) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 5c824dd6991d
-- function save_notification_settings_of_profile(bigint,boolean,text,time without time zone,time without time zone,timestamp with time zone) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 68b08286eda1
-- function save_profile_code(bigint,citext,bytea,timestamp with time zone,timestamp with time zone,bytea) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 566c8c8c7e75
-- function save_profile_device(bigint,text,text,text,text,timestamp with time zone) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 4a9cc87a8928
-- function save_profile_token(bigint,citext,bytea,timestamp with time zone,timestamp with time zone,bytea) returns jsonb: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 1ad5c30f673c
-- function search_locations(text,bigint) returns SETOF bigint: plpgsql, volatile, parallel unsafe, rows 100, 77e122cda2c5
-- function search_newest_orders(bigint,integer) returns bigint[]: plpgsql, stable, parallel unsafe, enable_bitmapscan=off, 6fe3057f774e
-- function search_orders(text,bigint,integer) returns SETOF bigint: plpgsql, volatile, parallel unsafe, rows 100, b31c57bc9df0
-- function search_organizations(text) returns SETOF bigint: plpgsql, volatile, parallel unsafe, rows 100, 0f29518ac865
-- function search_participants(text,bigint) returns SETOF bigint: plpgsql, volatile, parallel unsafe, rows 100, 009e75a7bba4
-- function sees_sessions(bigint,bigint) returns boolean: sql, stable, parallel unsafe, security definer, search_path=public, pg_temp, 3a0fbe09ab47
-- function send_to_provider() returns trigger: plpgsql, volatile, parallel unsafe, 62015b9a9664
-- function sending_organization() returns bigint: sql, stable, parallel unsafe, 58945280041b
-- function sepa_batch_is_at_work(text) returns boolean: sql, immutable, parallel safe, 0ceb3bf6a90f
-- function sepa_line_total(bigint,bigint) returns bigint: plpgsql, stable, parallel unsafe, ff53c3e9a8ce
-- function set_scope(text,bigint[],bigint[]) returns void: sql, volatile, parallel unsafe, 5ab34435597c
-- function set_user(jsonb) returns jsonb: plpgsql, volatile, parallel unsafe, 163fc25e1722
-- function settle_sepa_items(bigint[],timestamp with time zone) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, e41b3cb792c1
-- function share_invoices(bigint[]) returns void: sql, volatile, parallel unsafe, 1ee2d759ff66
-- function share_location(bigint,bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 22ef5673b3d2
-- function share_new_invoices() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 59e83f5e925d
-- function share_sepa_lines(bigint[]) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, d97199eb269d
-- function shorten_reservations(bigint[],timestamp with time zone) returns void: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 0e7ce2c5be4a
-- function shorten_subject() returns trigger: plpgsql, volatile, parallel unsafe, 429583fce480
-- function sold_on(text,bigint) returns bigint: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, dbe9ff87e469
-- function sum_cancellations() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 84b333f053e3
-- function sum_orders() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 3fbcc91d64fc
-- function sum_transactions() returns trigger: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 69092b0e7c7e
-- function superadmin_login_changed() returns trigger: plpgsql, volatile, parallel unsafe, 0227a0ea1822
-- function superadmin_role_changed() returns trigger: plpgsql, volatile, parallel unsafe, 4d3d9ebf80aa
-- function superadmins_behind(bigint,bigint) returns bigint[]: sql, stable, parallel unsafe, de51605e9034
-- function term_periods(bigint,bigint) returns jsonb: plpgsql, stable, parallel unsafe, security definer, search_path=public, pg_temp, 7b35cfd8ae7a
-- function throttle_hit(text,integer,integer) returns integer: sql, volatile, parallel unsafe, 78e3a1a4c72e
-- function tighten_spots() returns trigger: plpgsql, volatile, parallel unsafe, 2a07b11ae2e8
-- function transaction_may_become(text,text) returns boolean: sql, immutable, parallel safe, fdab500e2d99
-- function unlink_location(bigint,bigint) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, ccbad565638e
-- function unused_files(uuid[]) returns SETOF uuid: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 257dcfb7967c
-- function update_location_link(bigint,bigint,boolean) returns boolean: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 529be8aaac51
-- function use_profile_code(bigint,citext,bytea,timestamp with time zone,bytea) returns text: plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, ca3a897e2a55
-- function waitlist_counted() returns trigger: plpgsql, volatile, parallel unsafe, b78b8ce73929
-- function wallet_payments_of(bigint[]) returns TABLE(order_id bigint, wallet_id bigint, profile_id bigint, name text, moves bigint, moves_back bigint, is_erased boolean): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, 9492501f1757
-- function wallet_pays_for(bigint,bigint,bigint,bigint) returns boolean: sql, stable, parallel unsafe, a29d2f3f0d0a
-- function wallets_of_profile(bigint,bigint,bigint) returns TABLE(id bigint, name text, move_value_in_cents integer, balance bigint, pays boolean): plpgsql, volatile, parallel unsafe, security definer, search_path=public, pg_temp, b666dc1a195f
-- function website_key(text) returns text: sql, immutable, parallel safe, 4e8722e9dc1b
-- function without_sports(label_filters) returns label_filters: sql, immutable, parallel safe, 65ab55df57c6
-- function words_of(text) returns text: sql, stable, parallel safe, efc847133f12
-- procedure write_in_organization(text,text): plpgsql, volatile, parallel unsafe, 4e8f32254d25
-- function write_order_texts(bigint[]) returns void: plpgsql, volatile, parallel unsafe, e9a97a55dd97
-- function write_reconciliations(character) returns void: plpgsql, volatile, parallel unsafe, plan_cache_mode=force_custom_plan, work_mem=64MB, 584953832e38
