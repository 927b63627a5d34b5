-- The address the customer came from. The payment page leads back to it, and asking the provider again after a lost
-- answer must repeat the very same request.
alter table bookings add column checkout_origin text;
