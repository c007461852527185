// Inside the dialog that Stripe.js opened, which closes on this message.
window.parent.postMessage({ type: '3d-secure-answered' }, '*');
