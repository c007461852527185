import type { Faq, FaqCategory } from '../faq/faq';
import type { Page } from '../pages/pages';
import type { StockAlert } from '../stock-alerts/stock-alerts';
import type { Enquiry } from '../support/support';

export function makeEnquiry(over: Partial<Enquiry> = {}): Enquiry {
  return {
    subject: 'Where is my kit?',
    name: 'Maya Lindqvist',
    email: 'maya@example.com',
    phoneNumber: undefined,
    text: 'I ordered a kit last week and would like to know where it is.',
    ...over,
  };
}

export function makeStockAlert(over: Partial<StockAlert> = {}): StockAlert {
  return { id: 'prod_1', email: 'maya@example.com', ...over };
}

export function makeFaqCategory(over: Partial<FaqCategory> = {}): FaqCategory {
  return { id: 'faqcat_1', name: 'Collecting a sample', ...over };
}

export function makeFaq(over: Partial<Faq> = {}): Faq {
  return {
    id: 'faq_1',
    heading: 'How much blood do I need?',
    content: '<p>A few drops from a fingertip.</p>',
    category: 'Collecting a sample',
    ...over,
  };
}

export function makePage(over: Partial<Page> = {}): Page {
  return { title: 'about us', content: '<p>Larkwell sells test kits for the home.</p>', ...over };
}
