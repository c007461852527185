export { ink, left, quiet, TaggedDocument } from './tagged-document';
export { cutIntoRuns, isPrintable } from './typefaces';
