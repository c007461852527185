import { api } from '../http';
import { listLocations } from './list-locations';

export const locationsRoutes = {
  list: api.locations.list.handler(({ input, context }) => listLocations(context.deps, input)),
};
