-- A board that was cancelled alone while others of its booking stay: what it had cost and what goes back for it. Null for
-- boards that were never cancelled, or with their whole booking.
alter table sessions add column cancelled_in_cents integer check (cancelled_in_cents >= 0);
alter table sessions add column refund_in_cents integer check (refund_in_cents >= 0);
alter table sessions add constraint sessions_cancelled_alone check ((cancelled_in_cents is null) = (refund_in_cents is null));
