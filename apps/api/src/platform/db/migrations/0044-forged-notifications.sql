-- Forged notifications are removed after 30 days; the job finds them without reading the genuine ones.
create index provider_notification_forged on provider_notification (received_at) where verdict = 'forged';
