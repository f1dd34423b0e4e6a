-- All rows of one e-mail address, on any platform. Addresses are stored in lower case, so they are compared as text: that is leakproof, and
-- may use an index before row-level security has seen the rows. Comparing citext may not.
create index participants_of_address on participants ((email::text));
create index bundle_participants_of_address on bundle_participants ((email::text));
create index waitlist_of_address on waitlist_entries ((email::text)) where status in ('waiting', 'invited');
create index orders_of_address on orders ((email::text), created_at desc, id desc);
