import { oc } from '@orpc/contract';
import { appointmentsContract } from './appointments/appointments.contract';
import { draftsContract } from './drafts/drafts.contract';
import { locationsContract } from './locations/locations.contract';
import { placesContract } from './places/places.contract';
import { uploadsContract } from './uploads/uploads.contract';

/** Where every call lives below the API's host. */
export const API_PREFIX = '/api/v1';

/** Every call there is: method, path, input, output and refusals. Server, client and documentation derive from it. */
export const contract = oc.prefix(API_PREFIX).router({
  appointments: appointmentsContract,
  drafts: draftsContract,
  locations: locationsContract,
  places: placesContract,
  uploads: uploadsContract,
});
