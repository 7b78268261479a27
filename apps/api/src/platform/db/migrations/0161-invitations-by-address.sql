-- The invitations that an erased address got belong to other accounts.
create index concurrently outbox_invited on outbox (to_address) where kind = 'guardians.invited';
