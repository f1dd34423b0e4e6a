-- What a mail about a booking or purchase is about. Mails with a key are counted: beyond a number for one address the rest is written
-- as refused and not sent (server/src/platform/mail/mail-limits.ts). Holds the name of the person, as the mail does.
alter table mails add column limit_key text;
