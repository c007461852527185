import { useRouteLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { formTokenField } from './form-token-field';
import { FormTokenMark } from './form-token-mark';

/**
 * The hidden field that replaces `Origin` for browsers that do not send it. Its value is the root loader's `formToken`.
 * Every form that posts has one.
 */
export function FormToken() {
  const token = (useRouteLoaderData('root') as { formToken?: string } | undefined)?.formToken;
  const mark = useContext(FormTokenMark);
  const value = mark ?? token;
  return value ? <input type="hidden" name={formTokenField} value={value} /> : null;
}
