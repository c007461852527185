export { defineMail, type MailKind } from './define-mail';
export { ActionLink, Address, Code, Fact, Letter, Paragraph } from './letter';
export { mailboxOf } from './mailbox';
export { isNobody, nobodysAddress } from './nobody';
export { plainText, quotedName } from './plain-name';
export { refundPatience } from './refund-patience';
export { type QueuedMail, writeMail } from './write-mail';
