// The library version that ESLint uses too; TypeScript 7 in this workspace has no programming interface (docs/decisions/0012).
export { default } from '../../node_modules/typescript/lib/typescript.js';
