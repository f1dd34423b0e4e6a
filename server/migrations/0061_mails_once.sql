-- A job that was cut off after its commit is done again: the mails it wrote before are known by their key, and not written twice.
alter table mails add column once_key text;
create unique index mails_once on mails (once_key) where once_key is not null;
