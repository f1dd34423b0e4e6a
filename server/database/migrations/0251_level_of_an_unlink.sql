-- With which role an organisation was taken off a platform: a superadmin or an administrator. Null: before this was kept.
alter table organization_unlinks add column unlinked_as text check (unlinked_as in ('superadmin', 'admin'));
