export { pagesRoutes } from './routes';
export { safeHtml } from './safe-html';
