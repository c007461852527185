import { api } from '../http';
import { askerOf } from './booking-proof';
import { cancelHousehold } from './cancel-household';
import { addPerson, removePerson } from './change-household';
import { confirmHousehold } from './confirm-household';
import { moveHousehold } from './move-household';
import { reserveHousehold } from './reserve-household';
import { findReservingUser } from './slot-routes';

export const householdsRoutes = {
  reserve: api.households.reserve.handler(async ({ input, context }) => {
    await findReservingUser(context);
    return reserveHousehold(context.deps, { ...input, address: context.visitor.address });
  }),

  addPerson: api.households.addPerson.handler(({ input: { draftId }, context: { deps, visitor } }) =>
    addPerson(deps, { draftId, address: visitor.address }),
  ),

  removePerson: api.households.removePerson.handler(({ input, context: { deps } }) =>
    removePerson(deps, input),
  ),

  confirm: api.households.confirm.handler(({ input, context: { deps, visitor, bookingProof } }) =>
    confirmHousehold(deps, input, { address: visitor.address, proof: bookingProof }),
  ),

  cancel: api.households.cancel.handler(({ input, context }) =>
    cancelHousehold(context.deps, { ...input, asker: askerOf(context) }),
  ),

  move: api.households.move.handler(({ input, context }) =>
    moveHousehold(context.deps, { ...input, asker: askerOf(context) }),
  ),
};
