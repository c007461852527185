export { linkFile } from './file-link';
export { filesRoutes } from './routes';
export { sealOldFiles } from './seal-old-files';
export { nameFor, putFile } from './stored-file';
