-- Logins of app users keep the network as a keyed hash: from a network where the address logged in before, strangers' requests for codes don't
-- count (docs/integrations.md#app-users). Logins from before this version have none.
alter table profile_tokens add column network_hash bytea;
