export { type CartProduct, listCartProducts } from './cart-products';
export { productsRoutes } from './routes';
export {
  findShortage,
  type Quantities,
  returnStock,
  shortageSentence,
  sumQuantities,
  takeStock,
} from './stock';
