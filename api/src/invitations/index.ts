export { mailInvitation, mailInvitations } from './invitation';
export { invitationsMail } from './invitations-mail';
export { knownAddressInvitationMail } from './known-address-invitation-mail';
export { welcomeMail } from './welcome-mail';
