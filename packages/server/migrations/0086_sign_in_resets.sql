-- A link by which somebody who is there already chooses anew how they sign in is kept beside the invitations: it is opened the same way.
alter table invitations add column user_id text;
