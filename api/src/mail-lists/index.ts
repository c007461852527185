export { addToList, confirmOnList, openListed, removeFromList, stopOnList } from './listed-address';
export { type Listed, mailListSweep } from './mail-list';
export { rehashList } from './rehash-list';
