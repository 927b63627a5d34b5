-- A channel that its person has tried out: the codes of the last test, and since when one was confirmed. Where there is no SMS an
-- admin says in writing that mail is enough for somebody.
alter table alert_settings
  add column sms_code text,
  add column mail_code text,
  add column sms_reached_at timestamptz,
  add column mail_reached_at timestamptz,
  add column mail_accepted_because text;

-- Another number or address has not been tried out.
create function forget_tested_channels() returns trigger language plpgsql as $$
begin
  if new.phone is distinct from old.phone then
    update alert_settings set sms_reached_at = null, sms_code = null where account_id = new.id;
  end if;
  if new.email is distinct from old.email then
    update alert_settings set mail_reached_at = null, mail_code = null where account_id = new.id;
  end if;
  return null;
end $$;
create trigger forget_tested_channels after update of phone, email on accounts
  for each row execute function forget_tested_channels();

-- Whether somebody of a station could ever be called, and since when nobody can.
alter table stations
  add column was_attended boolean not null default false,
  add column unattended_since timestamptz;
