import { redirect } from '@remix-run/node';

export const loader = () => redirect('/covid-19-testing');
