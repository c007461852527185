export { employeesRoutes } from './routes';
