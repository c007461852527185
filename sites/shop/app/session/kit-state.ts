/** What the first step of registering a kit found. The tester's answers are not kept: they travel from form to review by themselves. */
export type KitState = {
  kitId: string;
  emailId: string;
  testName: string;
  testImage: string;
  isRegistered: boolean;
};
