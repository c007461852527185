export { createMailService, type MailAttachment, type MailMessage, type MailService } from './mail';
export { createStorage, isSealedObject, pictureFolder, sealedName, type Storage } from './s3';
export { createStripe, idOf, isStripeRefusal } from './stripe';
export { createTextMessageService, type TextMessage, type TextMessageService } from './text-messages';
export { createUsps, type UspsService, type UspsTracking } from './usps';
