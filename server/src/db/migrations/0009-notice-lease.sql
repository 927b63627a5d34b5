-- Whoever sends a notice holds it for a moment, or a second job for the same one would send it too. Real time, as the
-- leases of jobs: moving the product's clock frees nothing.
alter table notices add column leased_until timestamptz;
