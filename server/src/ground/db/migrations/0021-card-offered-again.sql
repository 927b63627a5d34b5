-- Somebody wished that the payment page offers this card the next time.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (kind in
  ('terms', 'privacy', 'saved-card', 'card-offered-again', 'age', 'safety', 'news', 'review-requests', 'pass-at-once'));
