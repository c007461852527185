/** What the session knows of whoever is signed in: enough for header, guards and roles without a call. */
export type Person = {
  id: string;
  name: string;
  email: string;
  userType: 'Normal User' | 'Employee User';
  isOrganisationUser: boolean;
};
