import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  notificationPreferencesSchema,
  profileSchema,
  sessionSchema,
  signupSchema,
  userSchema,
} from '../accounts/accounts';
import { agreementSchema } from '../agreements/agreements';
import { bookingConfirmationSchema, bookingSchema } from '../appointments/appointments';
import { assessmentRules } from '../appointments/assessment';
import { visitSchema } from '../appointments/visit';
import { cartItemSchema, cartLineSchema, pricedCartSchema } from '../cart/cart';
import { addressSchema, shippingSchema } from '../cart/shipping';
import { couponResultSchema } from '../coupons/coupons';
import { draftSchema } from '../drafts/drafts';
import { holdSchema } from '../locations/hold';
import {
  employeeOrderSchema,
  employeePaymentSchema,
  employeeSchema,
  employeeTestSchema,
  newEmployeeSchema,
  paymentDetailSchema,
} from '../employees/employees';
import { faqCategorySchema, faqSchema } from '../faq/faq';
import { ownKitSchema } from '../kits/kit-life';
import { kitCheckSchema, kitRegistrationSchema, testerRules } from '../kits/kits';
import { availabilitySchema, foundLocationSchema, locationSchema, slotSchema } from '../locations/locations';
import {
  confirmationLineSchema,
  feedbackSchema,
  orderRowSchema,
  orderSchema,
  orderToPaySchema,
} from '../orders/orders';
import { pageSchema } from '../pages/pages';
import { paymentMethodSchema } from '../payments/payments';
import {
  citySchema,
  countrySchema,
  placeSuggestionSchema,
  stateSchema,
  zipPlaceSchema,
} from '../places/places';
import { categorySchema, productCardSchema, productSchema } from '../products/products';
import { reportOpeningSchema } from '../reports/openings';
import { analyteSchema, analyteTextSchema } from '../analytes/analytes';
import { placedValueSchema } from '../analytes/value';
import {
  explainedValueSchema,
  reportDetailSchema,
  reportSchema,
  reportValuesSchema,
} from '../reports/reports';
import { subscriptionDetailSchema, subscriptionSchema } from '../subscriptions/subscriptions';
import { stockAlertSchema } from '../stock-alerts/stock-alerts';
import { enquirySchema } from '../support/support';
import { trackElementSchema, trackingSchema } from '../tracking/tracking';
import { waitingRequestSchema } from '../waiting-list/waiting-list';
import * as make from './index';

const made: [string, z.ZodType, unknown][] = [
  ['address', addressSchema, make.makeAddress()],
  ['agreement', agreementSchema, make.makeAgreement()],
  ['assessment', assessmentRules(make.FIXED_TODAY), make.makeAssessment()],
  ['availability', availabilitySchema, make.makeAvailability()],
  ['booking', bookingSchema, make.makeBooking()],
  ['analyte', analyteSchema, make.makeAnalyte()],
  ['analyte text', analyteTextSchema, make.makeAnalyteText()],
  ['booking confirmation', bookingConfirmationSchema, make.makeBookingConfirmation()],
  ['cart item', cartItemSchema, make.makeCartItem()],
  ['cart line', cartLineSchema, make.makeCartLine()],
  ['category', categorySchema, make.makeCategory()],
  ['city', citySchema, make.makeCity()],
  ['confirmation line', confirmationLineSchema, make.makeConfirmationLine()],
  ['country', countrySchema, make.makeCountry()],
  ['coupon result', couponResultSchema, make.makeCouponResult()],
  ['draft', draftSchema, make.makeDraft({ hold: make.makeHold() })],
  ['employee', employeeSchema, make.makeEmployee()],
  ['employee order', employeeOrderSchema, make.makeEmployeeOrder()],
  ['employee payment', employeePaymentSchema, make.makeEmployeePayment()],
  ['employee test', employeeTestSchema, make.makeEmployeeTest()],
  ['employee user', userSchema, make.makeEmployeeUser()],
  ['stock alert', stockAlertSchema, make.makeStockAlert()],
  ['enquiry', enquirySchema, make.makeEnquiry()],
  ['explained value', explainedValueSchema, make.makeExplainedValue()],
  ['faq', faqSchema, make.makeFaq()],
  ['faq category', faqCategorySchema, make.makeFaqCategory()],
  ['feedback', feedbackSchema, make.makeFeedback()],
  ['found location', foundLocationSchema, make.makeFoundLocation()],
  ['hold', holdSchema, make.makeHold()],
  ['kit check', kitCheckSchema, make.makeKitCheck()],
  ['kit registration', kitRegistrationSchema, make.makeKitRegistration()],
  ['location', locationSchema, make.makeLocation()],
  ['new employee', newEmployeeSchema, make.makeNewEmployee()],
  ['notification preferences', notificationPreferencesSchema, make.makeNotificationPreferences()],
  ['order', orderSchema, make.makeOrder()],
  ['order row', orderRowSchema, make.makeOrderRow()],
  ['order to pay', orderToPaySchema, make.makeOrderToPay()],
  ['organization user', userSchema, make.makeOrganizationUser()],
  ['own kit', ownKitSchema, make.makeOwnKit()],
  ['page', pageSchema, make.makePage()],
  ['payment detail', paymentDetailSchema, make.makePaymentDetail()],
  ['payment method', paymentMethodSchema, make.makePaymentMethod()],
  ['place suggestion', placeSuggestionSchema, make.makePlaceSuggestion()],
  ['placed value', placedValueSchema, make.makePlacedValue()],
  ['priced cart', pricedCartSchema, make.makePricedCart()],
  ['product', productSchema, make.makeProduct()],
  ['product card', productCardSchema, make.makeProductCard()],
  ['profile', profileSchema, make.makeProfile()],
  ['report', reportSchema, make.makeReport()],
  ['report opening', reportOpeningSchema, make.makeReportOpening()],
  ['report detail', reportDetailSchema, make.makeReportDetail()],
  ['report values', reportValuesSchema, make.makeReportValues()],
  ['session', sessionSchema, make.makeSession()],
  ['shipping', shippingSchema, make.makeShipping()],
  ['signup', signupSchema, make.makeSignup()],
  ['slot', slotSchema, make.makeSlot()],
  ['state', stateSchema, make.makeState()],
  ['subscription', subscriptionSchema, make.makeSubscription()],
  ['subscription detail', subscriptionDetailSchema, make.makeSubscriptionDetail()],
  ['tester', testerRules(make.FIXED_TODAY), make.makeTester()],
  ['track element', trackElementSchema, make.makeTrackElement()],
  ['tracking', trackingSchema, make.makeTracking()],
  ['visit', visitSchema(make.makeVisitContext()), make.makeVisitAnswers()],
  ['zip place', zipPlaceSchema, make.makeZipPlace()],
  ['waiting request', waitingRequestSchema, make.makeWaitingRequest()],
];

describe('every factory', () => {
  it.each(made)('creates a valid %s', (_, schema, value) => {
    expect(schema.safeParse(value).error?.issues).toBeUndefined();
  });
});
