-- Apart from 0104: adding the column locks mails for everything, and this reads the whole table.
create index mails_counted on mails (recipient, created_at) where limit_key is not null;
