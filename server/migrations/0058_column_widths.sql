-- How wide somebody drew the columns of a list, in px by the column's name; one that is not named has its own width.
alter table user_preferences add column widths jsonb not null default '{}' check (jsonb_typeof(widths) = 'object');
