export { viewCardImage } from './card-image';
export { uploadsRoutes } from './routes';
