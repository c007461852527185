import { EMAIL_UNDO_HOURS } from '@larkwell/contracts/numbers/accounts';
/** Texts of sign-in, sign-up and verification. Those of fields and refusals live in the contracts. */
export const accountTexts = {
  verifyLead:
    'We emailed you a code. Enter it here. It can take a minute to arrive. Check your spam folder, too.',
  forgotLead: 'Enter the email address of your account. We’ll email you a link to set a new password.',
  forgotInvited: 'Did an organization invite you, and has the invitation expired? Ask them to send it again.',
  invitationOverTitle: 'This invitation has expired',
  invitationOverHelp: 'They can do that from their list of employees. We’ll then email you a new link.',
  chooseLead:
    'Your email address is confirmed. The password you choose here is the only one that opens your account.',
  openLead:
    'Someone, maybe you on another device, signed up with this email address. We keep nothing that was entered there. Your account gets the name and password you enter here.',
  tooLateToChoose:
    'That page has expired, or the password is already set. Sign in, or enter your email address and we’ll email you a link to set one.',
  confirmLead: 'Enter it here, in the browser where you changed the address.',
  emailChanged: 'Your new email address is confirmed. Every other device was signed out.',
  again: {
    deleteAccount: 'Confirm your password to delete your account',
    yourData: 'Confirm your password to get your data',
    editProfile: 'Confirm your password to change your details',
    addCard: 'Confirm your password to add a card',
    removeCard: 'Confirm your password to remove a card',
    changeCard: 'Confirm your password to change the card',
    other: 'Enter your password',
  },
  passwordAgainLead:
    'It has been a while since you entered it. Enter it again to pick up where you left off. Nothing you typed is lost.',
  undoLead:
    'Someone entered a new email address for your account. If that was not you, keep your address. We’ll undo the change and sign out every device. Then you choose a new password.',
  undoWithoutKey: `To keep your address, open the link in our email. It works once, within ${EMAIL_UNDO_HOURS} hours. If it no longer works, set a new password or write to us.`,
  codeAgainIn: (wait: string) => `We can email you a new code in ${wait} or less.`,
  codeEmpty: 'Enter the code from the email',
  linkBroken: 'This link is not complete. Open the link in the email again, or ask for a new one.',
  signUpAsOrganization: 'Sign up as Organization user',
  signedOut: 'You have signed out.',
  signedOutHere:
    'You are signed out in this browser. Part of our service is not responding. We’ll sign you out there as soon as it does.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
} as const;
