// Inside the dialog that Stripe.js opened: it closes once it hears this.
window.parent.postMessage({ type: '3d-secure-answered' }, '*');
