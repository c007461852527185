export * from './account';
export * from './aftercare';
export * from './booking';
export * from './email';
export * from './fixed-time';
export * from './help';
export * from './own-kits';
export * from './shop';
