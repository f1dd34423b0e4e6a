-- What the last decision about an organisation replaced: status, reason, reviewer and time. With it the reviewer undoes the decision
-- until its mail leaves. Null: not decided yet, or undone.
alter table organizations add column review_before jsonb;
