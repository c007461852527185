import { z } from 'zod';
import { addressSchema } from '../cart/shipping';
import { idSchema } from '../fields/text';
import { call } from '../call';

const tags = ['accounts'];
const ofPerson = z.object({ id: idSchema });
const byId = ofPerson.extend({ addressId: idSchema });
const done = z.object({ success: z.literal(true), message: z.string() });
const own = { access: 'signed-in', owner: 'id', keep: 0, limits: [] } as const;

/** An address besides the one of the profile. */
export const savedAddressSchema = addressSchema.extend({ id: idSchema });
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/** Calls about further addresses. The profile's own address is the default one. */
export const addressCalls = {
  listAddresses: call(own)
    .route({
      method: 'GET',
      path: '/users/{id}/addresses',
      summary: 'List the caller’s addresses besides the one of the profile, oldest first',
      tags,
    })
    .input(ofPerson)
    .output(z.object({ data: z.array(savedAddressSchema) })),
  addAddress: call(own)
    .route({
      method: 'POST',
      path: '/users/{id}/addresses',
      summary: 'Add an address; 409 when there are too many, 422 when it is not deliverable',
      tags,
    })
    .input(addressSchema.extend(ofPerson.shape))
    .output(done.extend({ data: savedAddressSchema })),
  changeAddress: call(own)
    .route({
      method: 'PUT',
      path: '/users/{id}/addresses/{addressId}',
      summary: 'Change one of the caller’s further addresses',
      tags,
    })
    .input(addressSchema.extend(byId.shape))
    .output(done),
  removeAddress: call(own)
    .route({
      method: 'DELETE',
      path: '/users/{id}/addresses/{addressId}',
      summary: 'Remove one of the caller’s further addresses',
      tags,
    })
    .input(byId)
    .output(done),
  makeDefaultAddress: call(own)
    .route({
      method: 'POST',
      path: '/users/{id}/addresses/{addressId}/default',
      summary: 'Make an address the one of the profile; that one takes its place in the list',
      tags,
    })
    .input(byId)
    .output(done),
};
