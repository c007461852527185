export { AmountLine, Amounts } from './amounts';
export { defineMail, type MailKind } from './define-mail';
export { Letter } from './letter';
export { ActionLink, Address, Code, Fact, Paragraph, TextLink } from './letter-parts';
export { mailboxOf } from './mailbox';
export { isNobody, nobodysAddress } from './nobody';
export { plainText, quotedName } from './plain-name';
export { refundPatience } from './refund-patience';
export { type QueuedMail, writeMail } from './write-mail';
