-- A claim shows what it is about, or says why it cannot.
alter table claims add column why_no_photo text;
