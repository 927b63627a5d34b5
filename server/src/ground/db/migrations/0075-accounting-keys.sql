-- Keys that read the books and nothing else.
alter table api_keys drop constraint api_keys_scope_check;
alter table api_keys add constraint api_keys_scope_check check (scope in ('read', 'operate', 'manage', 'accounting'));
