import type { ServerBuild } from '@remix-run/node';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RouteHandle } from './page-handle';
import type { Access } from '../access/access';
import { RouteAccess } from './route-access';

function accessOf(paths: Record<string, Access | undefined>): RouteAccess {
  const listed = Object.entries(paths).map(([path, access]) => [
    path,
    { id: path, path, parentId: 'root', module: access ? { handle: { access } } : {} },
  ]);
  const routes = { root: { id: 'root', path: '', module: {} }, ...Object.fromEntries(listed) };
  return new RouteAccess({ routes } as unknown as Pick<ServerBuild, 'routes'>);
}

const access = accessOf({
  cart: 'open',
  'add-employee': 'organization',
  'employees/:id': 'organization',
  forgotten: undefined,
});

describe('who may open an address', () => {
  it.each([
    '/add-employee',
    '/Add-Employee',
    '/ADD-EMPLOYEE/',
    '/%61dd-employee',
    '/add%2Demployee',
    '/add-employee.data',
    '/Add-Employee.data',
    '/employees/7',
    '/%65mployees/7.data',
  ])('%s is for organizations, however it is spelled', (address) => {
    expect(access.find(address)).toBe('organization');
  });

  it('a route that does not say is closed', () => expect(access.find('/forgotten')).toBe('signed-in'));
  it('an address without a route has no access', () => expect(access.find('/none')).toBeNull());
  it('an encoded slash is part of a name', () => expect(access.find('/employees%2F7')).toBeNull());
});

it('knows if every route is open, so nothing needs to be looked up', () => {
  expect(accessOf({ home: 'public', cart: 'open' }).isForAll).toBe(true);
  expect(accessOf({ home: 'public', forgotten: undefined }).isForAll).toBe(false);
  expect(accessOf({ home: 'public', signin: 'guests' }).isForAll).toBe(false);
});

it('a handle without access does not compile', () => {
  expectTypeOf<{ access: 'open'; shared: true }>().toExtend<RouteHandle>();
  expectTypeOf<{ shared: true }>().not.toExtend<RouteHandle>();
  expectTypeOf<{ access: 'anyone' }>().not.toExtend<RouteHandle>();
});
