import { EXPORT_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';

export const ownDataMessages = {
  title: 'Your data',
  lead: 'Get a file with everything that your account holds.',
  holds: 'What is in it',
  parts: [
    'Your profile, your settings, and the devices where you are signed in',
    'Your orders and subscriptions',
    'Your kits, who takes the sample, your reports, and who opened them',
    'Your messages to support',
  ],
  leavesOut:
    'Test visits are not part of an account: look them up on the booking site. Passwords are never in a file.',
  make: 'Make my file',
  ready: 'Your file is ready',
  readyUntil: `The link works for ${EXPORT_LINK_MINUTES} minutes, and only while you are signed in here. The file holds your health data, so keep it in a safe place.`,
  download: 'Download (JSON)',
  erase: 'Delete my account instead',
} as const;
