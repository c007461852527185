export type { ApiContext } from './context';
export { identifyVisitor } from './visitor';
