-- Feedback by erased people on their orders, and the cards that paid their renewals.
update orders o set feedback_text = null
from users u where u.id = o.user_id and u.erased_at is not null and o.feedback_text is not null;

update payments p set receipt_url = null, checkout_url = null, payment_method_id = null, card_brand = null,
  card_last4 = null
from renewals r join subscriptions s on s.id = r.subscription_id join users u on u.id = s.user_id
where p.subject_kind = 'renewal' and p.subject_id = r.stripe_invoice_id and p.kind <> 'company'
  and u.erased_at is not null;
