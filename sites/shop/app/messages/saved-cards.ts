export const savedCardMessages = {
  none: 'No Info',
  ofOrganization: 'Your employees can pay for their orders with it. They never see its number.',
  ofPerson: 'You can choose it when you pay. We never see its full number.',
  noneSaved: 'You have no saved cards.',
  renews: 'This card pays for a subscription',
  renewsNext: 'You can remove it once the subscription is paid with another card.',
  confirmRemove: 'Are you sure you want to remove this payment method',
} as const;
