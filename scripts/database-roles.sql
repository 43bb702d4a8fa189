-- Creates the roles of a deployment. Run it as a superuser, connected to the database "popote",
-- before the first migration; then give both roles a password. It may be run again. Docker Compose
-- runs it at every start.

do $$
begin
  if not exists (select from pg_roles where rolname = 'popote_owner') then
    create role popote_owner login;
  end if;
  if not exists (select from pg_roles where rolname = 'popote_service') then
    create role popote_service login;
  end if;
end $$;

-- The migration connects as popote_owner, which owns the database and every table.
alter database popote owner to popote_owner;
revoke all on database popote from public;

-- The API connects as popote_service, which reads and writes rows. It cannot change the schema.
grant connect on database popote to popote_service;
alter default privileges for role popote_owner
  grant select, insert, update, delete on tables to popote_service;
alter default privileges for role popote_owner
  grant usage on sequences to popote_service;

-- The API sends these settings at connection; PgBouncer does not pass them on.
alter role popote_service set timezone = 'UTC';
alter role popote_service set jit = off;
alter role popote_service set plan_cache_mode = force_generic_plan;
alter role popote_service set random_page_cost = 1;
alter role popote_service set statement_timeout = 9000;
alter role popote_service set idle_in_transaction_session_timeout = 10000;
alter role popote_service set client_connection_check_interval = 1000;
