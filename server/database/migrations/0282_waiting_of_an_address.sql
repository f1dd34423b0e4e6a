-- As for participants (0280), for open entries.
create index waitlist_of_address on waitlist_entries ((email::text)) where status in ('waiting', 'invited');
