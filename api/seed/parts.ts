import { plantCatalog } from './catalog/plant-catalog';
import { plantHelp } from './help/plant-help';
import { plantBookings } from './booking/plant-bookings';
import { plantLocations } from './booking/plant-locations';
import type { SeedPart } from './seed-part';
import { plantCoupons } from './shop/coupons';
import { plantOrders } from './shop/orders';
import { plantPeople } from './shop/people';
import { plantReports } from './shop/reports';
import { plantStripe } from './shop/stripe';

/** In this order: later parts may refer to rows of earlier ones. */
export const parts: SeedPart[] = [
  plantLocations,
  plantBookings,
  plantCatalog,
  plantPeople,
  plantCoupons,
  plantHelp,
  plantOrders,
  plantReports,
  plantStripe,
];
