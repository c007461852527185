export { ownDataRoutes } from './routes';
