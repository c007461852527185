/** What the session knows about the signed-in person: enough for header, guards and roles without a call. */
export type Person = {
  id: string;
  name: string;
  email: string;
  userType: 'Normal User' | 'Employee User';
  isOrganisationUser: boolean;
};
