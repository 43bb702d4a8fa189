-- Creates the roles of a deployment. Run it once as a superuser, connected to the database "popote",
-- before the first migration; then give both roles a password. Docker Compose runs it.

-- The migration connects as popote_owner, which owns the database and every table.
create role popote_owner login;
alter database popote owner to popote_owner;
revoke all on database popote from public;

-- The API connects as popote_service, which reads and writes rows. It cannot change the schema.
create role popote_service login;
grant connect on database popote to popote_service;
alter default privileges for role popote_owner
  grant select, insert, update, delete on tables to popote_service;
alter default privileges for role popote_owner
  grant usage on sequences to popote_service;

-- The API sends these settings at connection; PgBouncer does not pass them on.
alter role popote_service set timezone = 'UTC';
alter role popote_service set jit = off;
alter role popote_service set plan_cache_mode = force_generic_plan;
alter role popote_service set enable_bitmapscan = off;
alter role popote_service set enable_seqscan = off;
alter role popote_service set statement_timeout = 9000;
alter role popote_service set idle_in_transaction_session_timeout = 10000;
alter role popote_service set client_connection_check_interval = 1000;
