/** Texts of sign-in, sign-up and verification. Those of fields and refusals live in the contracts. */
export const accountTexts = {
  verifyLead:
    'We have mailed you a code. Enter it here. It can take a minute to arrive; look in the spam folder too.',
  forgotLead: 'Enter the email address of your account. We mail you a link to set a new password.',
  codeEmpty: 'Enter the code from the email',
  linkBroken: 'This link is not complete. Open the link in the email again, or ask for a new one.',
  signUpAsOrganisation: 'Sign up as Organization user',
  signedOut: 'You have signed out.',
  sessionEnded: 'Your session has ended. Sign in again to go on.',
} as const;
