-- Logging out ends the devices that this login registered last. A login that ends by time leaves them, so it is no foreign key: logging out
-- after that still finds them by the hash. A device that was registered before this version has none until its app starts again.
alter table profile_devices add column token_hash bytea;
create index profile_devices_of_login on profile_devices (token_hash) where token_hash is not null;
