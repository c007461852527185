import { api } from '../http/api';
import { listLocations } from './list-locations';

export const locationsRoutes = {
  list: api.locations.list.handler(({ input, context }) => listLocations(context.deps, input)),
};
