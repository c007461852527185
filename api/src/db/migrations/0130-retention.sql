-- Due rows are found by their time, among those that may be removed at all.
create index sessions_expiry on sessions (expires_at);
create index password_resets_expiry on password_resets (expires_at);
create index pay_links_expiry on pay_links (expires_at);
create index holds_freed on holds (expires_at) where state in ('released', 'expired');
create index holds_booked on holds (expires_at) where state = 'booked';
create index holds_slot on holds (slot_id);
create index slots_empty on slots (starts_at) where taken = 0;
create index slots_time on slots (starts_at);
create index outside_calls_finished on outside_calls (finished_at) where finished_at is not null;
create index stripe_events_received on stripe_events (received_at);
create index subscription_changes_told on subscription_changes (told_at) where told_at is not null;
create index insurance_images_appointment on insurance_images (appointment_id) where appointment_id is not null;
create index appointments_identity on appointments (id) where ssn_sealed is not null or driver_license_sealed is not null;
create index appointments_pictures on appointments (id) where front_image_key is not null or back_image_key is not null;
create index audit_entries_at on audit_entries (at);
