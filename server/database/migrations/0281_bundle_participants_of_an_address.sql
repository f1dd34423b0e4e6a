-- As for participants (0280).
create index bundle_participants_of_address on bundle_participants ((email::text));
