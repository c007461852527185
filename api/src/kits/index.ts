export { openKitCode } from './kit-code';
export { rehashKitIds } from './rehash-kit-ids';
export { listAllKits } from './list-kits';
export { listTesters } from './list-testers';
export { receiveKit } from './receive-kit';
export { kitsRoutes } from './routes';
export { sealKitIds } from './seal-kit-ids';
export { createKit, findKit, lockKit, writeKitCode } from './store';
export { testerAt, testerColumn } from './tester';
