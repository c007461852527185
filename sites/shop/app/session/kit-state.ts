/**
 * What the first step of registering a kit found. The tester's answers are not kept: they go from form to review in the
 * post.
 */
export type KitState = {
  kitId: string;
  emailId: string;
  testName: string;
  testImage: string;
  isRegistered: boolean;
};
