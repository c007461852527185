export { accountErasedMail } from './account-erased-mail';
export { clearErasedList, isOfErasedList, listAsErased, readErasedList } from './erased-list';
export { erasePerson } from './erase-person';
export { finishErasure } from './finish-erasure';
export { erasureRoutes } from './routes';
export { watchErasedList } from './watch-erased-list';
