-- What happened, as a key and values, so that a log is read in the language of its reader. Null for lines of a remote runner, and of
-- earlier versions: those have only their text.
alter table build_logs add column message jsonb;
