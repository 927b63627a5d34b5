-- Whether anybody has signed in with a browser before is asked where nobody says who they are: at a passkey.
create index logins_of_origin on logins (origin_hash) where origin_hash is not null;
