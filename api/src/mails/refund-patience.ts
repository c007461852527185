/** How long a refund takes to show, as Stripe says of American banks. Every mail about money that goes back says it. */
export const refundPatience = 'Your bank may take 5 to 10 business days to show it.';
