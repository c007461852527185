export { describeCart, discountFacts, lineFacts } from './cart-terms';
export { type CartToQuote, type Quote, quoteCart } from './quote';
export { cartRoutes } from './routes';
