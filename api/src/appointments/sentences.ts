export const holdOverSentence =
  'The appointment time has expired. Please choose another time and book within 25 minutes.';

export const lateMoneySentence =
  'Your payment arrived after the time was given to somebody else. You were not charged. Please choose another time.';
