-- A member who leaves the team stays on offers as an external contact, but isn't mailed as their trainer (docs/rules/mails.md#mails-to-contacts).
-- Members who left before this version are mailed until the contact is taken off the offer.
alter table contacts add column left_team_at timestamptz;
