-- Who holds which rights, who acts as whom, and what the audit trail tells about it.

-- The version of each role's abilities: whoever saves an older one is told (D0.8), and changes of one role wait for each other.
create table roles (
  name text primary key check (name in ('superadmin', 'admin', 'organization', 'trainer')),
  updated_at timestamptz(3) not null default now()
);
insert into roles (name) values ('superadmin'), ('admin'), ('organization'), ('trainer');

alter table role_abilities add foreign key (role) references roles (name);
alter table user_roles add foreign key (role) references roles (name);
create index user_roles_role on user_roles (role, user_id);

-- Kept rather than computed, as for organisations.
alter table users add column search_text text not null generated always as (
  fold(first_name || ' ' || last_name || ' ' || email::text)) stored;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;
create index users_name on users (fold(last_name), fold(first_name), id) where deleted_at is null;

-- A session of somebody else, taken over by a superadmin for half an hour (D1.26). It can't be renewed.
alter table api_tokens add column impersonator_id bigint references users on delete cascade;
alter table api_tokens add check (impersonator_id <> user_id);
create index api_tokens_impersonator on api_tokens (impersonator_id) where impersonator_id is not null;

-- Who really sat at the keyboard, when somebody acted as another.
alter table audit_log add column impersonator_id bigint;
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_actor on audit_log (actor_id, created_at desc);
