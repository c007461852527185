import { makeNewEmployee } from '@larkwell/contracts/testing';
import { addKit, type Shop } from '../testing/shop';
import { addShopper, home, once } from '../testing/shopper';

/** What buyers and employers type. */
export const shopCanaries = {
  buyer: 'Canordo Shopbuyer',
  buyerStreet: '77 Canaryorder Lane',
  employee: 'Canempla Workperson',
  employeeEmail: 'canempla.workperson@example.com',
  invited: 'Caninvi Notyetperson',
  invitedEmail: 'caninvi.notyetperson@example.com',
};

/** A paid order, an employee who has accepted an invitation, and an invitation that waits. */
export async function walkShop(shop: Shop): Promise<void> {
  const { buyer, buyerStreet, employee, employeeEmail, invited, invitedEmail } = shopCanaries;
  const kit = await addKit(shop);
  const [pat, company] = [await addShopper(shop), await addShopper(shop, { isOrganization: true })];
  const { data } = await pat.api.cart.createOrder({
    ...home,
    full_name: buyer,
    address: buyerStreet,
    id: pat.id,
    email: pat.email,
    cartItems: [once(kit)],
    couponCode: null,
  });
  await pat.api.subscriptions.create({ orderId: data.orderId, paymentMethod: 'pm_card_visa' });
  await company.api.employees.create(makeNewEmployee({ fullName: employee, email: employeeEmail }));
  await company.api.employees.create(makeNewEmployee({ fullName: invited, email: invitedEmail }));
  await shop.runJobs();
  const mail = shop.mailbox.to(employeeEmail).at(-1)!;
  const resetKey = /accessKey=([^&\s"<]+)/.exec(mail.text)![1]!;
  const newPassword = 'Teal-Kettle-7';
  await shop.api.accounts.resetPassword({ resetKey, newPassword, confirmNewPassword: newPassword });
}
