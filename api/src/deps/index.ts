export type { Deps } from './deps';
