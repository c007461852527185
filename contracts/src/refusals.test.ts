import { expect, it } from 'vitest';
import { contract } from './index';
import { refusalFromBody } from './refusals';

it('turns a refused answer into an error with its sentence and fields', () => {
  const body = {
    errorMessage: 'Check the form',
    errorData: { zipCode: ['Zip code must be 5 digits!'] },
    code: 'bad-input',
  };
  expect(refusalFromBody(body, 400)).toMatchObject({
    code: 'BAD_REQUEST',
    status: 400,
    data: body,
    defined: true,
  });
});

it('does not mistake a fault, or another body, for a refusal', () => {
  expect(refusalFromBody({ errorMessage: 'x', code: 'fault' }, 500)).toBeNull();
  expect(refusalFromBody('<html>', 404)).toBeNull();
});

it('has no two calls with one method and path', () => {
  const calls = Object.values(contract).flatMap((resource) =>
    Object.values(resource).map((one) => {
      const { method, path } = one['~orpc'].route;
      return `${method} ${path?.replace(/\{[^}]+\}/g, '{}')}`;
    }),
  );
  expect(calls.filter((one, index) => calls.indexOf(one) !== index)).toEqual([]);
  expect(calls.every((one) => / \/api\/v1\//.test(one))).toBe(true);
});
