-- Sets the passwords of the roles from the environment, with psql. Docker Compose runs it at every
-- start.
\getenv owner_password OWNER_PASSWORD
\getenv service_password SERVICE_PASSWORD
alter role popote_owner password :'owner_password';
alter role popote_service password :'service_password';
