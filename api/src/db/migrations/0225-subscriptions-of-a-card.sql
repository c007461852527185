-- Finds the subscription that a saved card renews.
create index subscriptions_card on subscriptions (payment_method_id) where status <> 'cancelled';
