/** What the embed needs once somebody answers: the way to the server, and to the shop's cart. */
export { addToCart } from './cart.ts';
export { keep } from './outbox.ts';
