import { EXPORT_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';

export const ownDataMessages = {
  title: 'Your data',
  lead: 'Get a file with everything in your account.',
  holds: 'What is in it',
  parts: [
    'Your profile, your settings, and the devices where you are signed in',
    'Your orders and subscriptions',
    'Your kits, who took each sample, your reports, and who opened them',
    'Your messages to support',
  ],
  leavesOut:
    'Test visits are not part of your account. Look them up on the booking site. The file never has passwords in it.',
  make: 'Make my file',
  ready: 'Your file is ready',
  readyUntil: `The link works for ${EXPORT_LINK_MINUTES} minutes, and only while you are signed in here. The file holds your health data, so keep it in a safe place.`,
  download: 'Download (JSON)',
  erase: 'Delete my account instead',
} as const;
