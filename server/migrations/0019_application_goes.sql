-- What goes along with an empty platform: who was asked to look after it, and the lists of organisations once read in for it.
alter table invites
  drop constraint invites_application_id_fkey,
  add foreign key (application_id) references applications on delete cascade;
alter table imports
  drop constraint imports_application_id_fkey,
  add foreign key (application_id) references applications on delete cascade;
