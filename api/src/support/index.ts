export { enquiryMail } from './enquiry-mail';
export { rehashEnquiries } from './rehash-enquiries';
export { supportRoutes } from './routes';
export { removeEnquiriesFrom } from './store';
export { submitEnquiry } from './submit-enquiry';
