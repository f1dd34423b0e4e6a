-- All participants with one e-mail address, on any platform. Addresses are stored in lower case, so they are compared as text: that is
-- leakproof, and may use an index before row-level security has seen the rows. Comparing citext may not.
create index participants_of_address on participants ((email::text));
