import { addressSchema } from '@larkwell/contracts/cart/shipping';
import { api } from '../http';
import { getSelf } from '../people';
import { addAddress, changeAddress, listAddresses, makeDefault, removeAddress } from './addresses';

const done = (message: string) => ({ success: true as const, message });

/** Calls about a person's further addresses. */
export const addressRoutes = {
  listAddresses: api.accounts.listAddresses.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.id);
    return { data: await listAddresses(context.deps, id) };
  }),

  addAddress: api.accounts.addAddress.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.id);
    const data = await addAddress(context.deps, id, addressSchema.parse(input));
    return { ...done('Your address is saved.'), data };
  }),

  changeAddress: api.accounts.changeAddress.handler(async ({ input, context }) => {
    const { id: userId } = await getSelf(context, input.id);
    const { addressId } = input;
    await changeAddress(context.deps, { userId, addressId, address: addressSchema.parse(input) });
    return done('Your address is saved.');
  }),

  removeAddress: api.accounts.removeAddress.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.id);
    await removeAddress(context.deps.db, id, input.addressId);
    return done('The address is removed.');
  }),

  makeDefaultAddress: api.accounts.makeDefaultAddress.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.id);
    await makeDefault(context.deps, id, input.addressId);
    return done('This is now your default address.');
  }),
};
