export { agreementsRoutes } from './routes';
export { setAgreement } from './set-agreement';
export { findAgreement } from './store';
