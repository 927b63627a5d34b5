-- Written anew now and then to see that writing works. Emptied by truncate, so that each time wants new pages from the disk:
-- a row that is only updated finds room where the one before it was.
create table write_checks (padding text not null);
alter table write_checks alter column padding set storage plain;
