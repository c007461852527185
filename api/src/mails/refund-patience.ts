/**
 * How long a refund takes to show, according to Stripe for American banks. Every mail about a refund says it.
 */
export const refundPatience = 'The bank may take 5 to 10 business days to show it.';
