export { openKitCode } from './kit-code';
export { rehashKitIds } from './rehash-kit-ids';
export { receiveKit } from './receive-kit';
export { kitsRoutes } from './routes';
export { sealKitIds } from './seal-kit-ids';
export { createKit, findKit, lockKit, writeKitCode } from './store';
export { testerAt, testerColumn } from './tester';
