export { enquiryMail } from './enquiry-mail';
export { listEnquiriesFrom } from './list-enquiries';
export { rehashEnquiries } from './rehash-enquiries';
export { supportRoutes } from './routes';
export { removeEnquiriesFrom } from './store';
export { submitEnquiry } from './submit-enquiry';
