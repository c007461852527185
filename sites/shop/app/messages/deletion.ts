import { inWords } from '@larkwell/contracts/numbers/words';
import { VISIT_YEARS } from '@larkwell/contracts/numbers/visits';
import { ENQUIRY_YEARS } from '@larkwell/contracts/numbers/shop';
import { BACKUP_DAYS, LAST_MAIL_DAYS } from '@larkwell/contracts/numbers/accounts';
export const deletionMessages = {
  lead: 'This cannot be undone. Save any report you want to keep first.',
  saveFirst: 'Get a file with all your data first',
  goes: [
    'Your name, email address, phone number, address, and password',
    'Your reports and the kits you registered. Results of kits still at the lab are lost, too.',
    'Your saved cards. Subscriptions end, and orders you have not paid for are canceled.',
    `The emails we have sent you. The last one confirms the deletion and is removed within ${inWords(LAST_MAIL_DAYS)} days.`,
  ],
  stays: [
    'The number, date, and amounts of each order, for our books',
    'Records of your payments at Stripe, our payment service',
    'Ratings you gave, without your name',
    `Messages you sent to support, for up to ${inWords(ENQUIRY_YEARS)} years`,
    `Visits. You book them without an account, and we keep them for ${VISIT_YEARS} years as medical records.`,
    'A log of when you signed in and who opened your reports, under a number instead of your name',
    `Backups, for up to ${BACKUP_DAYS} days`,
  ],
  unfinished:
    'If a paid order has not shipped or a payment is not finished, we’ll tell you what to do first.',
  done: 'Your account is deleted, and you are signed out. We have sent you one last email.',
} as const;
