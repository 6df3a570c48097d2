-- The name that a passkey was made for: browsers show it under no other. No passkey was made before this column.
alter table user_passkeys add column rp_id text not null;
