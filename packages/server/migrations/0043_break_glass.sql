-- Where people sign in at the organization's issuer alone, one owner may come in when it does not answer.
alter table users add column is_break_glass boolean not null default false;
create unique index users_break_glass on users (organization_id) where is_break_glass;
