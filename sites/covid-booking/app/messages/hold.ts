export const holdMessages = {
  holding: (time: string) => `We’re holding ${time} for you.`,
  until: (time: string, zone: string) => `Held until ${time} ${zone}`,
  cannotExtend: 'The hold lasts 25 minutes and cannot be extended. Your saved answers are kept.',
  expiredTitle: 'Time Expired',
  expiredText:
    'Your appointment time has expired. Please choose another time on the same day and book it within 25 minutes. Everything you saved is kept.',
  selectNewTime: 'Select New Time',
  warning: (minutes: number) =>
    minutes === 1 ? '1 minute left to book this time' : `${minutes} minutes left to book this time`,
} as const;
