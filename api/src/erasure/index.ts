export { accountErasedMail } from './account-erased-mail';
export { erasePerson } from './erase-person';
export { finishErasure } from './finish-erasure';
export { erasureRoutes } from './routes';
