-- Whom words may name: what stands beside an @, and digits after a plus, without the escapes of JSON. A text that names
-- an address or a number has every mark that this one has; who asks compares the words themselves afterwards.
create function contact_marks(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found.mark[1]), '{}')
  from regexp_matches(lower(regexp_replace(words, '\\(u[0-9a-f]{4}|.)', ' ', 'g')), '(\w*@\w*|\+\d+)', 'g') as found (mark)
$$;
create index audit_naming on audit using gin (contact_marks(data::text)) where contact_marks(data::text) <> '{}';
create index alerts_naming on alerts using gin (contact_marks(data::text)) where contact_marks(data::text) <> '{}';
create index alerts_about on alerts (target);

-- What retention takes, oldest first, without what it has taken.
create index bookings_with_phone on bookings ("end") where phone <> '';
create index warnings_by_end on warnings (least(expires_at, dropped_at));

-- Whether anything still points at a gift card, or at a session that staff made.
create index bookings_of_gift_card on bookings (gift_card_id) where gift_card_id is not null;
create index ledger_of_session on ledger (session_id) where session_id is not null;
