-- The security record says of how many events it kept nothing, because there were too many of them.
alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in (
  'signed-in', 'sign-in-failed', 'login-ended', 'refused', 'booking-read', 'key-from-new-network', 'redacted', 'left-out'));
