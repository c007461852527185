import { makeOwnSession } from '@larkwell/contracts/testing';
import ConfirmEmailPage, {
  type loader as confirmEmail,
} from '@larkwell/shop/app/routes/profile_.confirm-email/route';
import DeleteAccountPage, {
  type loader as deleteAccount,
} from '@larkwell/shop/app/routes/profile_.delete-account/route';
import PasswordAgainPage, {
  type loader as passwordAgain,
} from '@larkwell/shop/app/routes/profile_.password-again/route';
import SessionsPage, { type loader as sessions } from '@larkwell/shop/app/routes/profile_.sessions/route';
import UndoEmailChangePage, {
  type loader as undoEmailChange,
} from '@larkwell/shop/app/routes/undo-email-change/route';
import VerifyPage, { type loader as verify } from '@larkwell/shop/app/routes/verify/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPage, shopPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Signing in',
  tags: ['screen', 'area:accounts'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const EnterTheCode: Story = {
  render: () =>
    shopPage<typeof verify>({
      page: VerifyPage,
      url: '/verify',
      data: { email: 'maya@example.com', code: '', isChoosing: false, proved: null },
    }),
};
export const ChooseAPassword: Story = {
  render: () =>
    shopPage<typeof verify>({
      page: VerifyPage,
      url: '/verify',
      data: { email: 'maya@example.com', code: '', isChoosing: true, proved: null },
    }),
};
export const FinishTheAccount: Story = {
  render: () =>
    shopPage<typeof verify>({
      page: VerifyPage,
      url: '/verify',
      data: { email: '', code: '', isChoosing: true, proved: 'maya@example.com' },
    }),
};
export const ConfirmNewEmail: Story = {
  render: () =>
    accountPage<typeof confirmEmail>({
      page: ConfirmEmailPage,
      url: '/profile/confirm-email',
      data: { email: 'maya.lindqvist@example.com', code: '204817' },
    }),
};
export const ThisWasNotMe: Story = {
  render: () =>
    shopPage<typeof undoEmailChange>({
      page: UndoEmailChangePage,
      url: '/undo-email-change',
      data: { key: 'key', isSignedIn: false },
    }),
};
export const PasswordAgain: Story = {
  render: () =>
    accountPage<typeof passwordAgain>({
      page: PasswordAgainPage,
      url: '/profile/password-again',
      data: {
        fields: [['email', 'maya.lindqvist@example.com']],
        title: 'Confirm your password to change your details',
      },
    }),
};
export const SignedInDevices: Story = {
  render: () =>
    accountPage<typeof sessions>({
      page: SessionsPage,
      url: '/profile/sessions',
      data: {
        sessions: [
          makeOwnSession(),
          makeOwnSession({ id: 'session_2', device: 'Samsung Internet on Android', isCurrent: false }),
          makeOwnSession({ id: 'session_3', device: null, isCurrent: false }),
        ],
      },
    }),
};
export const OneDevice: Story = {
  render: () =>
    accountPage<typeof sessions>({
      page: SessionsPage,
      url: '/profile/sessions',
      data: { sessions: [makeOwnSession()] },
    }),
};
export const DeleteAccount: Story = {
  render: () =>
    accountPage<typeof deleteAccount>({
      page: DeleteAccountPage,
      url: '/profile/delete-account',
      data: null,
    }),
};
