/** Texts of sign-in, sign-up and verification. Those of single fields live with their rules in the contracts. */
export const accountMessages = {
  forgotEmailEmpty: 'This field cannot be empty!',
  nameRequired: 'Name is required',
  nameTooLong: 'Name length cannot be greater than 50',
  verifyLead:
    'We have mailed you a code. Enter it here. It can take a minute to arrive; look in the spam folder too.',
  forgotLead: 'Enter the email address of your account. We mail you a link to set a new password.',
  codeEmpty: 'Enter the code from the email',
  linkBroken: 'This link is not complete. Open the link in the email again, or ask for a new one.',
  signUpAsOrganisation: 'Sign up as Organization user',
  signedOut: 'You have signed out.',
  sessionEnded: 'Your session has ended. Sign in again to go on.',
  permissionDenied: 'You do not have permission to access this page',
} as const;
