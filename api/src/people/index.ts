export { asBuyer, type Buyer } from './buyer';
export { findKnownDevice, hashDevice } from './known-device';
export { accountLinks } from './links';
export { getOrganization } from './organization';
export {
  createResetKey,
  dropResetKeys,
  findAddressOfKey,
  hasResetFrom,
  isOfEndedInvitation,
  useResetKey,
} from './reset-keys';
export { createSession, endSession, endSessionsOf, findSession, getSession, type Session } from './sessions';
export { findSignedIn, getSelf, getSignedIn } from './signed-in';
export {
  confirmEmail,
  findUser,
  findUserByEmail,
  getUser,
  invitationEnd,
  isInvitationOver,
  keepStripeCustomer,
  listInvitations,
  listInvited,
  markVerified,
  nameOwner,
  type NewUser,
  openAccount,
  type Owner,
  updatePassword,
  type UserRow,
} from './store';
